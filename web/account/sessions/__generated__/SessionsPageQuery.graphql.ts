/**
 * @generated SignedSource<<219ec65e847aa0a870dcd2fa9cd0a123>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsPageQuery$variables = Record<PropertyKey, never>;
export type SessionsPageQuery$data = {
  readonly viewer: {
    readonly sessions: ReadonlyArray<{
      readonly address: string | null | undefined;
      readonly device: string;
      readonly isCurrent: boolean;
      readonly seenAt: string;
      readonly sessionId: string;
      readonly signedInAt: string;
    }> | null | undefined;
  } | null | undefined;
};
export type SessionsPageQuery = {
  response: SessionsPageQuery$data;
  variables: SessionsPageQuery$variables;
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
        "concreteType": "SignedInBrowser",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sessionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signedInAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
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
    "name": "SessionsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d7565d0107071ba98bd3809f0c9ec9fb",
    "id": null,
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": "query SessionsPageQuery {\n  viewer {\n    sessions {\n      sessionId\n      device\n      address\n      signedInAt\n      seenAt\n      isCurrent\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "85a51967aea0c2cea71fe2aec9a05c0d";

export default node;
