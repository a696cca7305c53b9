/**
 * @generated SignedSource<<acd52d8a67fa9bfda4f9ce20b1324682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LockedOutQuery$variables = Record<PropertyKey, never>;
export type LockedOutQuery$data = {
  readonly viewer: {
    readonly compliance: {
      readonly lockReason: string | null | undefined;
      readonly providerDatabaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"OwnGaps_compliance">;
    } | null | undefined;
    readonly lockedFor: ReadonlyArray<string>;
    readonly memberships: ReadonlyArray<{
      readonly isLocked: boolean;
      readonly providerDatabaseId: string;
      readonly providerId: string;
      readonly providerName: string;
    }>;
    readonly user: {
      readonly fullName: string;
    };
  } | null | undefined;
};
export type LockedOutQuery = {
  response: LockedOutQuery$data;
  variables: LockedOutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lockedFor",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerDatabaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Membership",
  "kind": "LinkedField",
  "name": "memberships",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerId",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lockReason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
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
    "concreteType": "ComplianceRequirement",
    "kind": "LinkedField",
    "name": "requirement",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "LockedOutQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonCompliance",
            "kind": "LinkedField",
            "name": "compliance",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OwnGaps_compliance"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LockedOutQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonCompliance",
            "kind": "LinkedField",
            "name": "compliance",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RequirementStanding",
                "kind": "LinkedField",
                "name": "globalRequirements",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RequirementStanding",
                "kind": "LinkedField",
                "name": "facilityRequirements",
                "plural": true,
                "selections": (v6/*:: as any*/),
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
    "cacheID": "dae77950b42323998c2bba734a7e3214",
    "id": null,
    "metadata": {},
    "name": "LockedOutQuery",
    "operationKind": "query",
    "text": "query LockedOutQuery {\n  viewer {\n    lockedFor\n    user {\n      fullName\n      id\n    }\n    memberships {\n      providerId\n      providerDatabaseId\n      providerName\n      isLocked\n    }\n    compliance {\n      providerDatabaseId\n      lockReason\n      ...OwnGaps_compliance\n    }\n  }\n}\n\nfragment OwnGaps_compliance on PersonCompliance {\n  globalRequirements {\n    status\n    requirement {\n      id\n      databaseId\n      name\n    }\n    documents {\n      id\n      state\n    }\n  }\n  facilityRequirements {\n    status\n    requirement {\n      id\n      databaseId\n      name\n    }\n    documents {\n      id\n      state\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "67f9c942fcd5712a4c392bf10022deb5";

export default node;
