/**
 * @generated SignedSource<<e4d90ce87ca7fedb76b298d2c25d3311>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderPageQuery$variables = {
  id: string;
};
export type ProviderPageQuery$data = {
  readonly node: {
    readonly provider: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProviderForm_provider">;
    } | null | undefined;
  } | null | undefined;
};
export type ProviderPageQuery = {
  response: ProviderPageQuery$data;
  variables: ProviderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProviderForm_provider"
                }
              ],
              "type": "ManagedProvider",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "provider"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProviderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movedTo",
                "storageKey": null
              },
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
                "name": "viewerRoleName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerWorksHere",
                "storageKey": null
              }
            ],
            "type": "ManagedProvider",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "470e3ee2e97d142536bbab0e2712a0ce",
    "id": null,
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": "query ProviderPageQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on ManagedProvider {\n      id\n      ...ProviderForm_provider\n    }\n    id\n  }\n}\n\nfragment ProviderForm_provider on ManagedProvider {\n  id\n  name\n  status\n  movedTo\n  version\n  viewerRoleName\n  viewerWorksHere\n}\n"
  }
};
})();

(node as any).hash = "8317b538a9ab97e7cab5daab8cad28a7";

export default node;
