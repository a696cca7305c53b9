/**
 * @generated SignedSource<<27137213b9f54ebec8b853fe96c5cab3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallUpdates_call$data = {
  readonly id: string;
  readonly updates: ReadonlyArray<{
    readonly databaseId: string;
    readonly " $fragmentSpreads": FragmentRefs<"UpdateList_update">;
  }>;
  readonly viewerCanWriteUpdate: boolean;
  readonly " $fragmentType": "CallUpdates_call";
};
export type CallUpdates_call$key = {
  readonly " $data"?: CallUpdates_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallUpdates_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallUpdates_call",
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
      "name": "viewerCanWriteUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallUpdate",
      "kind": "LinkedField",
      "name": "updates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UpdateList_update"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "a84d52e586a631deccdbc07e2310e002";

export default node;
