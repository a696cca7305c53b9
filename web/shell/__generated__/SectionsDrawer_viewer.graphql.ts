/**
 * @generated SignedSource<<8656618d3ce3afb3c1925ddd56314684>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionsDrawer_viewer$data = {
  readonly memberships: ReadonlyArray<{
    readonly providerId: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCard_viewer" | "ProviderChoice_viewer">;
  readonly " $fragmentType": "SectionsDrawer_viewer";
};
export type SectionsDrawer_viewer$key = {
  readonly " $data"?: SectionsDrawer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionsDrawer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionsDrawer_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f2138fff1484b07e3c268f18bd1f8ace";

export default node;
