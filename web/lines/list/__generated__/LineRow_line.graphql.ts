/**
 * @generated SignedSource<<17729306a6481946237e3d98f1990f95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineRow_line$data = {
  readonly completedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useLineCells_line">;
  readonly " $fragmentType": "LineRow_line";
};
export type LineRow_line$key = {
  readonly " $data"?: LineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineRow_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLineCells_line"
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "a32d102acb9c262893c1e3d0541c5aeb";

export default node;
