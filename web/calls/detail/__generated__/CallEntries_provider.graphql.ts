/**
 * @generated SignedSource<<f04b5cb7c9b54996fa1b6b846e61879a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProceduresPanel_provider" | "useCallForm_provider">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProceduresPanel_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "0a15c28e5a6b4569e2ec3ee318ea0e43";

export default node;
