/**
 * @generated SignedSource<<662d59e87870b4059581d5ca118341f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallPanels_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CallImages_provider" | "ProceduresPanel_provider">;
  readonly " $fragmentType": "CallPanels_provider";
};
export type CallPanels_provider$key = {
  readonly " $data"?: CallPanels_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallPanels_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallPanels_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProceduresPanel_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallImages_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "a392c243b3204c353ca24634cc18c1df";

export default node;
