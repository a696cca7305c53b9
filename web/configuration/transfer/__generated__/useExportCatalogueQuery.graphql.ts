/**
 * @generated SignedSource<<37e08247873a5d5994cfe861d70eb76a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useExportCatalogueQuery$variables = Record<PropertyKey, never>;
export type useExportCatalogueQuery$data = {
  readonly provider: {
    readonly configuration: {
      readonly document: string;
    } | null | undefined;
    readonly name: string;
  };
};
export type useExportCatalogueQuery = {
  response: useExportCatalogueQuery$data;
  variables: useExportCatalogueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Configuration",
  "kind": "LinkedField",
  "name": "configuration",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "document",
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
    "name": "useExportCatalogueQuery",
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
    "name": "useExportCatalogueQuery",
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
          (v1/*:: as any*/),
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
    "cacheID": "25476d810468d0e7aa64a560ef237480",
    "id": null,
    "metadata": {},
    "name": "useExportCatalogueQuery",
    "operationKind": "query",
    "text": "query useExportCatalogueQuery {\n  provider {\n    name\n    configuration {\n      document\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "13aa4cfa14c08b97be7d18c9391466aa";

export default node;
