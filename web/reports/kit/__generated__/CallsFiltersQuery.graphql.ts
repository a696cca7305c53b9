/**
 * @generated SignedSource<<1a1a793cc04f018f483e1e587f294b89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CallsFiltersQuery$variables = Record<PropertyKey, never>;
export type CallsFiltersQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly reports: {
      readonly callChoices: {
        readonly hospitals: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly purposes: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly rooms: ReadonlyArray<{
          readonly name: string;
        }>;
      };
    } | null | undefined;
  };
};
export type CallsFiltersQuery = {
  response: CallsFiltersQuery$data;
  variables: CallsFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
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
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "purposes",
                "plural": true,
                "selections": (v1/*:: as any*/),
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
                  (v0/*:: as any*/)
                ],
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
    "name": "CallsFiltersQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CallsFiltersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "9ef3ec2a6817813cc95a5d9c60619184",
    "id": null,
    "metadata": {},
    "name": "CallsFiltersQuery",
    "operationKind": "query",
    "text": "query CallsFiltersQuery {\n  provider {\n    id\n    reports {\n      callChoices {\n        hospitals {\n          databaseId\n          name\n        }\n        purposes {\n          databaseId\n          name\n        }\n        rooms {\n          name\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9263c112c5030ea5b56aefac2a1c4e77";

export default node;
