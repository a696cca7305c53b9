/**
 * @generated SignedSource<<757612ccb946091be1836644ce317a75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Presence = "AWAY" | "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PresenceMenu_viewer$data = {
  readonly provider: {
    readonly viewerCanWorkCalls: boolean;
  } | null | undefined;
  readonly user: {
    readonly presence: Presence;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PresenceChoice_viewer">;
  readonly " $fragmentType": "PresenceMenu_viewer";
};
export type PresenceMenu_viewer$key = {
  readonly " $data"?: PresenceMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresenceMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PresenceMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "presence",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanWorkCalls",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PresenceChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4d3250cfb1662cf60ab917475b97d89d";

export default node;
