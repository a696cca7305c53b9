/**
 * @generated SignedSource<<8511600d04832ac950b9296942b57eca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type QueueGroup = "lineCheck" | "normal" | "onHold" | "stat" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardCalls_board$data = {
  readonly calls: ReadonlyArray<{
    readonly group: QueueGroup;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BoardCall_call">;
  }>;
  readonly facilityName: string | null | undefined;
  readonly " $fragmentType": "BoardCalls_board";
};
export type BoardCalls_board$key = {
  readonly " $data"?: BoardCalls_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardCalls_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardCalls_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "facilityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BoardCall",
      "kind": "LinkedField",
      "name": "calls",
      "plural": true,
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
          "name": "group",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BoardCall_call"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "85c387ee2aaa367dc5577e2eab7d44c9";

export default node;
