/**
 * @generated SignedSource<<fa0a2d6b49789506a2b27dbceaf43a25>>
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
    readonly isFromWard: boolean;
    readonly text: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFromWard",
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

(node as any).hash = "2f574d98994af90dc1a848eb9a056590";

export default node;
