/**
 * @generated SignedSource<<fb9644edcb4fa32ab446193f46ed9137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallView_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CallEntries_provider">;
  readonly " $fragmentType": "CallView_provider";
};
export type CallView_provider$key = {
  readonly " $data"?: CallView_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallView_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallView_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallEntries_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "624019c84b49d0c9d0c5726932f5bb9d";

export default node;
