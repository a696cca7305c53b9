/**
 * @generated SignedSource<<12faabdc9b41ea606af536e3f3a5b874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ExportButtonQuery$variables = Record<PropertyKey, never>;
export type ExportButtonQuery$data = {
  readonly provider: {
    readonly databaseId: string;
  };
};
export type ExportButtonQuery = {
  response: ExportButtonQuery$data;
  variables: ExportButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportButtonQuery",
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
    "name": "ExportButtonQuery",
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
    "cacheID": "7eac3dbc45e8ff2f59d2cd5e57be4157",
    "id": null,
    "metadata": {},
    "name": "ExportButtonQuery",
    "operationKind": "query",
    "text": "query ExportButtonQuery {\n  provider {\n    databaseId\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "511932851f3c0f4bad945e24a525c5d6";

export default node;
