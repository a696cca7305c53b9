/**
 * @generated SignedSource<<e796a77dbc002649b58f25c21b2a8c98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomRow_room$data = {
  readonly hidden: boolean;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"RoomName_room">;
  readonly " $fragmentType": "RoomRow_room";
};
export type RoomRow_room$key = {
  readonly " $data"?: RoomRow_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomRow_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomRow_room",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomName_room"
    }
  ],
  "type": "Room",
  "abstractKey": null
};

(node as any).hash = "9b24d3cef13d2d8887d2ae036d10c424";

export default node;
