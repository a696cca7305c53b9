/**
 * @generated SignedSource<<802ceda6c01251f923199519831d7d3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeOverShift_handover$data = {
  readonly id: string;
  readonly viewerCanTakeOver: boolean;
  readonly " $fragmentType": "TakeOverShift_handover";
};
export type TakeOverShift_handover$key = {
  readonly " $data"?: TakeOverShift_handover$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeOverShift_handover">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeOverShift_handover",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakeOver",
      "storageKey": null
    }
  ],
  "type": "Handover",
  "abstractKey": null
};

(node as any).hash = "e2293f11b0d162c5672e2a0a26cef668";

export default node;
