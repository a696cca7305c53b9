/**
 * @generated SignedSource<<3f6a7d3df82aab09b2a50bb04214ed43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountPageQuery$variables = Record<PropertyKey, never>;
export type AccountPageQuery$data = {
  readonly viewer: {
    readonly alerts: {
      readonly id: string;
    } | null | undefined;
    readonly compliance: {
      readonly isLocked: boolean;
    } | null | undefined;
    readonly email: string;
    readonly provider: {
      readonly name: string;
    } | null | undefined;
    readonly roleName: string | null | undefined;
    readonly user: {
      readonly fullName: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OwnDocuments_viewer">;
  } | null | undefined;
};
export type AccountPageQuery = {
  response: AccountPageQuery$data;
  variables: AccountPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Alerts",
  "kind": "LinkedField",
  "name": "alerts",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLocked",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanUpload",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "daysLeft",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requiredAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ComplianceRequirement",
    "kind": "LinkedField",
    "name": "requirement",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "doesNotExpire",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "link",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ComplianceCategory",
        "kind": "LinkedField",
        "name": "category",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ComplianceDocument",
    "kind": "LinkedField",
    "name": "documents",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uploadedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "issueDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expirationDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rejectionReason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previewAddress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contentType",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonCompliance",
            "kind": "LinkedField",
            "name": "compliance",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OwnDocuments_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonCompliance",
            "kind": "LinkedField",
            "name": "compliance",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inCompliance",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "probablyCompliant",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RequirementStanding",
                "kind": "LinkedField",
                "name": "globalRequirements",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RequirementStanding",
                "kind": "LinkedField",
                "name": "facilityRequirements",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "providerDatabaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "680765b0dbe8bb115c6325e758b76ddb",
    "id": null,
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": "query AccountPageQuery {\n  viewer {\n    email\n    roleName\n    user {\n      fullName\n      id\n    }\n    provider {\n      name\n      id\n    }\n    alerts {\n      id\n    }\n    compliance {\n      isLocked\n    }\n    ...OwnDocuments_viewer\n  }\n}\n\nfragment ComplianceOverview_compliance on PersonCompliance {\n  globalRequirements {\n    status\n    daysLeft\n    requiredAt\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n    ...RequirementCard_standing\n  }\n  facilityRequirements {\n    status\n    daysLeft\n    requiredAt\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n    ...RequirementCard_standing\n  }\n}\n\nfragment DocumentDialog_document on ComplianceDocument {\n  fileName\n  address\n  ...DocumentPreview_document\n}\n\nfragment DocumentFacts_document on ComplianceDocument {\n  fileName\n  issueDate\n  expirationDate\n  state\n  rejectionReason\n  address\n  previewAddress\n  ...DocumentDialog_document\n}\n\nfragment DocumentPreview_document on ComplianceDocument {\n  fileName\n  contentType\n  address\n  previewAddress\n}\n\nfragment OwnDocuments_viewer on Viewer {\n  compliance {\n    inCompliance\n    probablyCompliant\n    globalRequirements {\n      viewerCanUpload\n    }\n    facilityRequirements {\n      viewerCanUpload\n    }\n    ...ComplianceOverview_compliance\n    ...UploadDialog_compliance\n  }\n}\n\nfragment RequirementCard_standing on RequirementStanding {\n  requirement {\n    databaseId\n    name\n    notes\n    link\n    doesNotExpire\n    category {\n      name\n      id\n    }\n    id\n  }\n  requiredAt\n  status\n  daysLeft\n  viewerCanUpload\n  documents {\n    id\n    state\n    uploadedAt\n    ...DocumentFacts_document\n  }\n}\n\nfragment UploadDialog_compliance on PersonCompliance {\n  providerDatabaseId\n  person {\n    id\n    fullName\n  }\n  globalRequirements {\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n  }\n  facilityRequirements {\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "829bad4f7e14d85f1b97b0ddbd13e5fd";

export default node;
