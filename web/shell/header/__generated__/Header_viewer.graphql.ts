/**
 * @generated SignedSource<<b167e1ecde054b8c649aca0a1aba9bef>>
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
  readonly " $fragmentSpreads": FragmentRefs<"InboxBell_viewer" | "PersonMenu_viewer" | "PresenceMenu_viewer" | "ProviderSwitch_viewer" | "SectionsDrawer_viewer">;
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
      "name": "InboxBell_viewer"
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

(node as any).hash = "cb90b8b93f95da3114e203e716b6fc40";

export default node;
