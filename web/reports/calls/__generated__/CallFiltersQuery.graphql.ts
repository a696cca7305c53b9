/**
 * @generated SignedSource<<6ee75c4f17eb4d932ac619f2426c476e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CallFiltersQuery$variables = Record<PropertyKey, never>;
export type CallFiltersQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly reports: {
      readonly callChoices: {
        readonly clinicians: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly hospitals: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly insertionTypes: ReadonlyArray<string>;
        readonly procedures: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly purposes: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly rooms: ReadonlyArray<{
          readonly databaseId: string;
          readonly facilityName: string | null | undefined;
          readonly name: string;
        }>;
      };
    } | null | undefined;
  };
};
export type CallFiltersQuery = {
  response: CallFiltersQuery$data;
  variables: CallFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Provider",
    "kind": "LinkedField",
    "name": "provider",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Reports",
        "kind": "LinkedField",
        "name": "reports",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CallReportChoices",
            "kind": "LinkedField",
            "name": "callChoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "hospitals",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "clinicians",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "procedures",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "rooms",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "facilityName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "purposes",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "insertionTypes",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "CallFiltersQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CallFiltersQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "b5ffa0d51c759d86ac83be2320999ee3",
    "id": null,
    "metadata": {},
    "name": "CallFiltersQuery",
    "operationKind": "query",
    "text": "query CallFiltersQuery {\n  provider {\n    id\n    reports {\n      callChoices {\n        hospitals {\n          databaseId\n          name\n        }\n        clinicians {\n          databaseId\n          name\n        }\n        procedures {\n          databaseId\n          name\n        }\n        rooms {\n          databaseId\n          name\n          facilityName\n        }\n        purposes {\n          databaseId\n          name\n        }\n        insertionTypes\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2312f7db2272be32d0e0186266f08dbd";

export default node;
