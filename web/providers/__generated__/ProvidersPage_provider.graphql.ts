/**
 * @generated SignedSource<<912fd25ddbf50a2c1f3bb230d0e402ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "Active" | "Inactive" | "Moving" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProvidersPage_provider$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly status: ProviderStatus;
  readonly viewerRoleName: string | null | undefined;
  readonly " $fragmentType": "ProvidersPage_provider";
}>;
export type ProvidersPage_provider$key = ReadonlyArray<{
  readonly " $data"?: ProvidersPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProvidersPage_provider">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProvidersPage_provider",
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
  "type": "ManagedProvider",
  "abstractKey": null
};

(node as any).hash = "a5f652343cc1dc81ce1c2ec4a603a025";

export default node;
