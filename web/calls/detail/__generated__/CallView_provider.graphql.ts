/**
 * @generated SignedSource<<ca213700e76fe7b5324ebc0a1b8ca7f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallView_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCallForm_provider">;
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
      "name": "useCallForm_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "c29ead361d3c091c95035f18f1497eae";

export default node;
