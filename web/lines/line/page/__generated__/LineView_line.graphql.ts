/**
 * @generated SignedSource<<e593f2ad015c67e7f030e403e6fee26b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LifePanel_line" | "LineEntries_line" | "LineHeader_line">;
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
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "679708ab888613f57b1b073a3524da2c";

export default node;
