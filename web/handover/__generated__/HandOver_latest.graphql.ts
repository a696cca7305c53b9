/**
 * @generated SignedSource<<2550415ca378cbdbc629c3824cf8c5c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandOver_latest$data = {
  readonly databaseId: string;
  readonly " $fragmentSpreads": FragmentRefs<"Stamps_handover" | "TakeOverShift_handover">;
  readonly " $fragmentType": "HandOver_latest";
};
export type HandOver_latest$key = {
  readonly " $data"?: HandOver_latest$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOver_latest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandOver_latest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Stamps_handover"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeOverShift_handover"
    }
  ],
  "type": "Handover",
  "abstractKey": null
};

(node as any).hash = "c3f5b2522b39139a0a261ec27c684ece";

export default node;
