/**
 * @generated SignedSource<<9732d251b23a81d4897045711651ccff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueRow_line$data = {
  readonly name: string;
  readonly patientName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useLineCells_line">;
  readonly " $fragmentType": "DueRow_line";
};
export type DueRow_line$key = {
  readonly " $data"?: DueRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueRow_line",
  "selections": [
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
      "name": "patientName",
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

(node as any).hash = "44ff02fd63b3bbbb13ae7eea66f06fe7";

export default node;
