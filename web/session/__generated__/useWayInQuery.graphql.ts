/**
 * @generated SignedSource<<f25f2409e8841c9b83b37de38264b2fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useWayInQuery$variables = Record<PropertyKey, never>;
export type useWayInQuery$data = {
  readonly viewer: {
    readonly provider: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useWayInQuery = {
  response: useWayInQuery$data;
  variables: useWayInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
    "name": "useWayInQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWayInQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "46dbf4162db74c66cd2d14478169985f",
    "id": null,
    "metadata": {},
    "name": "useWayInQuery",
    "operationKind": "query",
    "text": "query useWayInQuery {\n  viewer {\n    provider {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f0f26265346b22badf1e179e3869e1a";

export default node;
