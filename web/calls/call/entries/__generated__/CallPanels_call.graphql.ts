/**
 * @generated SignedSource<<bbd134f409a430ebaa0df4205d82ec3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallPanels_call$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CallImages_call" | "LinePanel_call" | "ProceduresPanel_call">;
  readonly " $fragmentType": "CallPanels_call";
};
export type CallPanels_call$key = {
  readonly " $data"?: CallPanels_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallPanels_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallPanels_call",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProceduresPanel_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinePanel_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallImages_call"
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "70be1bfca2acbe76844238719d96d336";

export default node;
