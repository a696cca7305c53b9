/**
 * @generated SignedSource<<cb41640c40b9335952b3c34cbb8c0e40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type queueFeedPollQuery$variables = Record<PropertyKey, never>;
export type queueFeedPollQuery$data = {
  readonly viewer: {
    readonly provider: {
      readonly queue: {
        readonly version: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type queueFeedPollQuery = {
  response: queueFeedPollQuery$data;
  variables: queueFeedPollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Queue",
  "kind": "LinkedField",
  "name": "queue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "queueFeedPollQuery",
    "selections": [
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
              (v0/*:: as any*/)
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
    "name": "queueFeedPollQuery",
    "selections": [
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
              (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "d47311400684f736e74b537f8242cbd7",
    "id": null,
    "metadata": {},
    "name": "queueFeedPollQuery",
    "operationKind": "query",
    "text": "query queueFeedPollQuery {\n  viewer {\n    provider {\n      queue {\n        version\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e03ef45ccf3ee5f3cc7820512d7c8b0a";

export default node;
