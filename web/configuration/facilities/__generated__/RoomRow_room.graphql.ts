/**
 * @generated SignedSource<<7d18e20c2172896d6b26ce08baebf410>>
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
    }
  ],
  "type": "Room",
  "abstractKey": null
};

(node as any).hash = "93f1b4566e8164c6fa1ddf5a09acbeee";

export default node;
