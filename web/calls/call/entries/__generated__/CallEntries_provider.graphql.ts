/**
 * @generated SignedSource<<9e3338e42a8a83cf13d0c429fd8851f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_provider$data = {
  readonly databaseId: string;
  readonly " $fragmentSpreads": FragmentRefs<"CallPanels_provider" | "useCallRecord_provider">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCallRecord_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallPanels_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "b2a0c9ead86bfbd86e4049afca10753a";

export default node;
