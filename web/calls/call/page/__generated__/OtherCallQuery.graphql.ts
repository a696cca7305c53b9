/**
 * @generated SignedSource<<be3d3b800ca5170bc69bfb045ab010a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OtherCallQuery$variables = Record<PropertyKey, never>;
export type OtherCallQuery$data = {
  readonly provider: {
    readonly viewerLeadCall: {
      readonly databaseId: string;
      readonly id: string;
    } | null | undefined;
  };
};
export type OtherCallQuery = {
  response: OtherCallQuery$data;
  variables: OtherCallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Call",
  "kind": "LinkedField",
  "name": "viewerLeadCall",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
    "name": "OtherCallQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "OtherCallQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e59b81c24fbe10076622ab572f4f0522",
    "id": null,
    "metadata": {},
    "name": "OtherCallQuery",
    "operationKind": "query",
    "text": "query OtherCallQuery {\n  provider {\n    viewerLeadCall {\n      id\n      databaseId\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3e5ca22ace0d89b776f50a674d9e16be";

export default node;
