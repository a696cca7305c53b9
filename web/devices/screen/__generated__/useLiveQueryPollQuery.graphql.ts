/**
 * @generated SignedSource<<46ca8d0b19eed6c82ea8a7a51c1a2e7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveQueryPollQuery$variables = Record<PropertyKey, never>;
export type useLiveQueryPollQuery$data = {
  readonly screen: {
    readonly at: string;
    readonly version: number;
  };
};
export type useLiveQueryPollQuery = {
  response: useLiveQueryPollQuery$data;
  variables: useLiveQueryPollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Screen",
    "kind": "LinkedField",
    "name": "screen",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
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
    "name": "useLiveQueryPollQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveQueryPollQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c0624e6bc044b7e3b08fa11d80c379fd",
    "id": null,
    "metadata": {},
    "name": "useLiveQueryPollQuery",
    "operationKind": "query",
    "text": "query useLiveQueryPollQuery {\n  screen {\n    version\n    at\n  }\n}\n"
  }
};
})();

(node as any).hash = "a66f499d32f2dc838c3607aed225c176";

export default node;
