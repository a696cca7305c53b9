/**
 * @generated SignedSource<<a57e810056ca29ebb750d98074ff5a8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type LineControlsQuery$variables = Record<PropertyKey, never>;
export type LineControlsQuery$data = {
  readonly provider: {
    readonly facilities: ReadonlyArray<{
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    }>;
    readonly id: string;
  };
};
export type LineControlsQuery = {
  response: LineControlsQuery$data;
  variables: LineControlsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Provider",
    "kind": "LinkedField",
    "name": "provider",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Facility",
        "kind": "LinkedField",
        "name": "facilities",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
    "name": "LineControlsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LineControlsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "295fb99b10e836afc0760ebb911baaf3",
    "id": null,
    "metadata": {},
    "name": "LineControlsQuery",
    "operationKind": "query",
    "text": "query LineControlsQuery {\n  provider {\n    id\n    facilities {\n      id\n      databaseId\n      name\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "aba7fab8491e4752a4456a9694f6b953";

export default node;
