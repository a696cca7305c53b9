/**
 * @generated SignedSource<<7bb248201d0c045f1a962a562a45fe92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "Active" | "Inactive" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderForm_provider$data = {
  readonly id: string;
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

(node as any).hash = "af8246b36b5e9821e3a815052e1b8cef";

export default node;
