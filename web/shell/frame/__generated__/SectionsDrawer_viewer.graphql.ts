/**
 * @generated SignedSource<<bb746241ae661831f1b391cb08e4170c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PersonCard_viewer" | "PresenceChoice_viewer" | "ProviderChoice_viewer">;
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
      "name": "PresenceChoice_viewer"
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

(node as any).hash = "217089b9e2d1a811088d0d23b7324195";

export default node;
