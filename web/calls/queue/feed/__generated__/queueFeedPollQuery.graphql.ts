/**
 * @generated SignedSource<<f9aa308869ba5201a913a64a7eedf2ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type queueFeedPollQuery$variables = Record<PropertyKey, never>;
export type queueFeedPollQuery$data = {
  readonly provider: {
    readonly queue: {
      readonly version: number;
    };
  };
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
    ]
  },
  "params": {
    "cacheID": "108f92602fe5a4d9920b7a7f6b22e38e",
    "id": null,
    "metadata": {},
    "name": "queueFeedPollQuery",
    "operationKind": "query",
    "text": "query queueFeedPollQuery {\n  provider {\n    queue {\n      version\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "12b1a15010c82bd97dcf568b06362e8e";

export default node;
