/**
 * @generated SignedSource<<5d7386ae19c6809b907b04f348997da8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineView_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LineEntries_provider">;
  readonly " $fragmentType": "LineView_provider";
};
export type LineView_provider$key = {
  readonly " $data"?: LineView_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineView_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineView_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineEntries_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "afe828d0abd45c04f0a66266f157816c";

export default node;
