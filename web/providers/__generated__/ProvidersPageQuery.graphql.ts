/**
 * @generated SignedSource<<1d304b30844f95bfc2d462ae3e81f66d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProvidersPageQuery$variables = Record<PropertyKey, never>;
export type ProvidersPageQuery$data = {
  readonly providers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProvidersPage_provider">;
  }>;
};
export type ProvidersPageQuery = {
  response: ProvidersPageQuery$data;
  variables: ProvidersPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProvidersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ManagedProvider",
        "kind": "LinkedField",
        "name": "providers",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProvidersPage_provider"
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
    "name": "ProvidersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ManagedProvider",
        "kind": "LinkedField",
        "name": "providers",
        "plural": true,
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
            "name": "databaseId",
            "storageKey": null
          },
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerRoleName",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f01f2f138cb2bd736de66fe3aa504452",
    "id": null,
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": "query ProvidersPageQuery {\n  providers {\n    ...ProvidersPage_provider\n    id\n  }\n}\n\nfragment ProvidersPage_provider on ManagedProvider {\n  id\n  databaseId\n  name\n  status\n  createdAt\n  viewerRoleName\n}\n"
  }
};

(node as any).hash = "f2654890a072ded27cb35fc0a417be4c";

export default node;
