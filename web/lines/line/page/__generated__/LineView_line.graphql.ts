/**
 * @generated SignedSource<<9c7f22d6ea91d64cd48cfb824432cb1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineView_line$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly room: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AsPlaced_line" | "LifePanel_line" | "LineEntries_line" | "LineHeader_line">;
  readonly " $fragmentType": "LineView_line";
};
export type LineView_line$key = {
  readonly " $data"?: LineView_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineView_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineView_line",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineHeader_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineEntries_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LifePanel_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AsPlaced_line"
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "9047de0e9d9c021376affe592edf8c69";

export default node;
