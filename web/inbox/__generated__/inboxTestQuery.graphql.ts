/**
 * @generated SignedSource<<5a604700fadc1522ebf837e0ad6caa63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type inboxTestQuery$variables = Record<PropertyKey, never>;
export type inboxTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"InboxBell_viewer">;
  } | null | undefined;
};
export type inboxTestQuery = {
  response: inboxTestQuery$data;
  variables: inboxTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "inboxTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "InboxBell_viewer"
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
    "name": "inboxTestQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Inbox",
            "kind": "LinkedField",
            "name": "inbox",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "a705ce0a68bb639dfbc968387aab524a",
    "id": null,
    "metadata": {},
    "name": "inboxTestQuery",
    "operationKind": "query",
    "text": "query inboxTestQuery {\n  viewer {\n    ...InboxBell_viewer\n  }\n}\n\nfragment InboxBell_viewer on Viewer {\n  user {\n    id\n  }\n  inbox {\n    id\n    unread\n  }\n}\n"
  }
};
})();

(node as any).hash = "89893d46e3cc6baa7301dc5385952baf";

export default node;
