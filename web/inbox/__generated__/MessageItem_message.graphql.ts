/**
 * @generated SignedSource<<551c65fb0fa02a8d18e23097631d0aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageItem_message$data = {
  readonly action: string;
  readonly createdAt: string;
  readonly id: string;
  readonly lines: ReadonlyArray<string>;
  readonly path: string;
  readonly readAt: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "MessageItem_message";
};
export type MessageItem_message$key = {
  readonly " $data"?: MessageItem_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageItem_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageItem_message",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    }
  ],
  "type": "InboxMessage",
  "abstractKey": null
};

(node as any).hash = "b2894818dacae5d99a3e0072b3df186b";

export default node;
