/**
 * @generated SignedSource<<f8795c6a25b845b165de28ac5e0ad8d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_viewer$data = {
  readonly memberships: ReadonlyArray<{
    readonly providerId: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer" | "PresenceMenu_viewer" | "ProviderSwitch_viewer" | "SectionsDrawer_viewer">;
  readonly " $fragmentType": "Header_viewer";
};
export type Header_viewer$key = {
  readonly " $data"?: Header_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_viewer",
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
      "name": "ProviderSwitch_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PresenceMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionsDrawer_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ba06ad8a591b15b9e928a3636e51c015";

export default node;
