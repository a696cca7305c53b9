/**
 * @generated SignedSource<<4329754e0f708190fa687d5934052160>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonPageQuery$variables = {
  personId: string;
};
export type PersonPageQuery$data = {
  readonly provider: {
    readonly compliance: {
      readonly lockReason: string | null | undefined;
      readonly person: {
        readonly databaseId: string;
        readonly fullName: string;
        readonly id: string;
        readonly isLocked: boolean | null | undefined;
        readonly viewerCanUnlock: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_compliance" | "UploadDialog_compliance">;
    } | null | undefined;
    readonly id: string;
  };
};
export type PersonPageQuery = {
  response: PersonPageQuery$data;
  variables: PersonPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "personId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "personId",
    "variableName": "personId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUnlock",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lockReason",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
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
    "kind": "ScalarField",
    "name": "viewerCanUpload",
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
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
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
        "selections": [
          (v6/*:: as any*/),
          (v1/*:: as any*/)
        ],
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
      (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "PersonCompliance",
            "kind": "LinkedField",
            "name": "compliance",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ComplianceOverview_compliance"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UploadDialog_compliance"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "PersonCompliance",
            "kind": "LinkedField",
            "name": "compliance",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RequirementStanding",
                "kind": "LinkedField",
                "name": "globalRequirements",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RequirementStanding",
                "kind": "LinkedField",
                "name": "facilityRequirements",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "providerDatabaseId",
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
    "cacheID": "06340e28630c3082f06ab718b5696af8",
    "id": null,
    "metadata": {},
    "name": "PersonPageQuery",
    "operationKind": "query",
    "text": "query PersonPageQuery(\n  $personId: ID!\n) {\n  provider {\n    id\n    compliance(personId: $personId) {\n      person {\n        id\n        databaseId\n        fullName\n        isLocked\n        viewerCanUnlock\n      }\n      lockReason\n      ...ComplianceOverview_compliance\n      ...UploadDialog_compliance\n    }\n  }\n}\n\nfragment ComplianceOverview_compliance on PersonCompliance {\n  globalRequirements {\n    status\n    daysLeft\n    requiredAt\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n    ...RequirementCard_standing\n  }\n  facilityRequirements {\n    status\n    daysLeft\n    requiredAt\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n    ...RequirementCard_standing\n  }\n}\n\nfragment DocumentDialog_document on ComplianceDocument {\n  fileName\n  address\n  ...DocumentPreview_document\n}\n\nfragment DocumentFacts_document on ComplianceDocument {\n  fileName\n  issueDate\n  expirationDate\n  state\n  rejectionReason\n  address\n  previewAddress\n  ...DocumentDialog_document\n}\n\nfragment DocumentPreview_document on ComplianceDocument {\n  fileName\n  contentType\n  address\n  previewAddress\n}\n\nfragment RequirementCard_standing on RequirementStanding {\n  requirement {\n    databaseId\n    name\n    notes\n    link\n    doesNotExpire\n    category {\n      name\n      id\n    }\n    id\n  }\n  requiredAt\n  status\n  daysLeft\n  viewerCanUpload\n  documents {\n    id\n    state\n    uploadedAt\n    ...DocumentFacts_document\n  }\n}\n\nfragment UploadDialog_compliance on PersonCompliance {\n  providerDatabaseId\n  person {\n    id\n    fullName\n  }\n  globalRequirements {\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n  }\n  facilityRequirements {\n    viewerCanUpload\n    requirement {\n      id\n      databaseId\n      name\n      doesNotExpire\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8b534a1a76df244cf061db45d5cfd5ce";

export default node;
