/**
 * @generated SignedSource<<6903c3236a362a7177f6170b3ede5290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "Active" | "Inactive" | "Moving" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderForm_provider$data = {
  readonly id: string;
  readonly movedTo: string | null | undefined;
  readonly name: string;
  readonly status: ProviderStatus;
  readonly version: number;
  readonly viewerRoleName: string | null | undefined;
  readonly viewerWorksHere: boolean;
  readonly " $fragmentType": "ProviderForm_provider";
};
export type ProviderForm_provider$key = {
  readonly " $data"?: ProviderForm_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderForm_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderForm_provider",
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
};

(node as any).hash = "7183a7d5ba5600fa7730131082971d8a";

export default node;
