/**
 * @generated SignedSource<<1398ab50739c51c4cb770e5c449c0220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type NoProviderPageQuery$variables = Record<PropertyKey, never>;
export type NoProviderPageQuery$data = {
  readonly viewer: {
    readonly provider: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type NoProviderPageQuery = {
  response: NoProviderPageQuery$data;
  variables: NoProviderPageQuery$variables;
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
    "name": "NoProviderPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoProviderPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f033c61bec605029ff5e7fc337b894d4",
    "id": null,
    "metadata": {},
    "name": "NoProviderPageQuery",
    "operationKind": "query",
    "text": "query NoProviderPageQuery {\n  viewer {\n    provider {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "43f0220d4ddd9c823ca963999254671c";

export default node;
