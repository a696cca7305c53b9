/**
 * @generated SignedSource<<c90beca3ec6df366f63e0717ddd944d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BoardCallState = "IN_PROGRESS" | "ON_HOLD" | "WAITING" | "%future added value";
export type QueueGroup = "lineCheck" | "normal" | "onHold" | "stat" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardCall_call$data = {
  readonly facilityName: string | null | undefined;
  readonly group: QueueGroup;
  readonly leadName: string | null | undefined;
  readonly need: string;
  readonly otherNames: ReadonlyArray<string>;
  readonly roomName: string | null | undefined;
  readonly since: string;
  readonly state: BoardCallState;
  readonly statusName: string;
  readonly waitingTarget: number | null | undefined;
  readonly " $fragmentType": "BoardCall_call";
};
export type BoardCall_call$key = {
  readonly " $data"?: BoardCall_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardCall_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardCall_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "need",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomName",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "statusName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingTarget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leadName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherNames",
      "storageKey": null
    }
  ],
  "type": "BoardCall",
  "abstractKey": null
};

(node as any).hash = "e96846e1d1dccb1a39cde3003f04d605";

export default node;
