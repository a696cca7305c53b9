/**
 * @generated SignedSource<<0170995b04c88c0b42640d4b26871caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordPageQuery$variables = Record<PropertyKey, never>;
export type ChangePasswordPageQuery$data = {
  readonly viewer: {
    readonly email: string;
  } | null | undefined;
};
export type ChangePasswordPageQuery = {
  response: ChangePasswordPageQuery$data;
  variables: ChangePasswordPageQuery$variables;
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
        "kind": "ScalarField",
        "name": "email",
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
    "name": "ChangePasswordPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangePasswordPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f19427d9c14926365ef73d9e06cf637e",
    "id": null,
    "metadata": {},
    "name": "ChangePasswordPageQuery",
    "operationKind": "query",
    "text": "query ChangePasswordPageQuery {\n  viewer {\n    email\n  }\n}\n"
  }
};
})();

(node as any).hash = "8b1e55818be827110bbc602d75ffc444";

export default node;
