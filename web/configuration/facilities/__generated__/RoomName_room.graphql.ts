/**
 * @generated SignedSource<<2a15cc220b0327f8c6db608fe68e6a4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomName_room$data = {
  readonly hidden: boolean;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "RoomName_room";
};
export type RoomName_room$key = {
  readonly " $data"?: RoomName_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomName_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomName_room",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Room",
  "abstractKey": null
};

(node as any).hash = "53b9cadcb5be9952747396c69ffdec83";

export default node;
