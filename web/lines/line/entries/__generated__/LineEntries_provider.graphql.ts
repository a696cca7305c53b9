/**
 * @generated SignedSource<<4f942263bcecc9e0c5649ed1067f5dd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineEntries_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreateCallDialog_provider" | "useLineForm_provider">;
  readonly " $fragmentType": "LineEntries_provider";
};
export type LineEntries_provider$key = {
  readonly " $data"?: LineEntries_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineEntries_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineEntries_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLineForm_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateCallDialog_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "ce6d5721bd88cebc816d9f58a1a0d730";

export default node;
