/**
 * @generated SignedSource<<35fc1e187ee37c9960ef12ab9e884671>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCallForm_provider">;
  readonly " $fragmentType": "CallEntries_provider";
};
export type CallEntries_provider$key = {
  readonly " $data"?: CallEntries_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallEntries_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallEntries_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCallForm_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e90acc3c26b241ff38f8a9cb65f95a0b";

export default node;
