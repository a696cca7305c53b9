/**
 * @generated SignedSource<<8177ef173a102532002194697ab399d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type InsertionsPageTypesQuery$variables = Record<PropertyKey, never>;
export type InsertionsPageTypesQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly reports: {
      readonly callChoices: {
        readonly insertionTypes: ReadonlyArray<string>;
      };
    } | null | undefined;
  };
};
export type InsertionsPageTypesQuery = {
  response: InsertionsPageTypesQuery$data;
  variables: InsertionsPageTypesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "InsertionsPageTypesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InsertionsPageTypesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "47b583b877fb434f1819ef32d96ed07a",
    "id": null,
    "metadata": {},
    "name": "InsertionsPageTypesQuery",
    "operationKind": "query",
    "text": "query InsertionsPageTypesQuery {\n  provider {\n    id\n    reports {\n      callChoices {\n        insertionTypes\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "257b28d2c6859354a46f6afba92f8665";

export default node;
