/**
 * @generated SignedSource<<7059617bd8baea17541a99100f6cdb26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveQuerySubscription$variables = Record<PropertyKey, never>;
export type useLiveQuerySubscription$data = {
  readonly screenChanged: {
    readonly at: string;
    readonly version: number;
  };
};
export type useLiveQuerySubscription = {
  response: useLiveQuerySubscription$data;
  variables: useLiveQuerySubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScreenChange",
    "kind": "LinkedField",
    "name": "screenChanged",
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
    "name": "useLiveQuerySubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveQuerySubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c62b10516e84e10ddb33b43a527468ad",
    "id": null,
    "metadata": {},
    "name": "useLiveQuerySubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveQuerySubscription {\n  screenChanged {\n    version\n    at\n  }\n}\n"
  }
};
})();

(node as any).hash = "537fa28a54ff866a6c29ff0c08dbdc01";

export default node;
