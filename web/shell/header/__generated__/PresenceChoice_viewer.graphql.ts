/**
 * @generated SignedSource<<16facdb10a66238f35a40caa54792ff9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Presence = "AWAY" | "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PresenceChoice_viewer$data = {
  readonly provider: {
    readonly viewerCanWorkCalls: boolean;
  } | null | undefined;
  readonly user: {
    readonly presence: Presence;
  };
  readonly " $fragmentType": "PresenceChoice_viewer";
};
export type PresenceChoice_viewer$key = {
  readonly " $data"?: PresenceChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresenceChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PresenceChoice_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "87517538c187dd835c3687cb9a604d6c";

export default node;
