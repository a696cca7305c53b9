/**
 * @generated SignedSource<<381686541cfd2e3ce814f021df01b280>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type InboxBellQuery$variables = Record<PropertyKey, never>;
export type InboxBellQuery$data = {
  readonly viewer: {
    readonly inbox: {
      readonly id: string;
      readonly unread: number;
    } | null | undefined;
  } | null | undefined;
};
export type InboxBellQuery = {
  response: InboxBellQuery$data;
  variables: InboxBellQuery$variables;
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
        "concreteType": "Inbox",
        "kind": "LinkedField",
        "name": "inbox",
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
            "kind": "ScalarField",
            "name": "unread",
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
    "name": "InboxBellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InboxBellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "030a4c59051ca0442a9fd4ac1216663c",
    "id": null,
    "metadata": {},
    "name": "InboxBellQuery",
    "operationKind": "query",
    "text": "query InboxBellQuery {\n  viewer {\n    inbox {\n      id\n      unread\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ed89400beab9b6e1f1ed74dc83afd174";

export default node;
