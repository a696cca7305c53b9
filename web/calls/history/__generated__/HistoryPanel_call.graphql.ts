/**
 * @generated SignedSource<<c37fb62fc56cbcc924dcf33da0ae169c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryPanel_call$data = {
  readonly id: string;
  readonly version: number;
  readonly viewerCanSeeHistory: boolean;
  readonly " $fragmentType": "HistoryPanel_call";
};
export type HistoryPanel_call$key = {
  readonly " $data"?: HistoryPanel_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryPanel_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryPanel_call",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeHistory",
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "8bbf1e3b6cb6b10c3f9f392df7e6edca";

export default node;
