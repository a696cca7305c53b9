/**
 * @generated SignedSource<<c5c813d9c65438a3267d32a39664e6d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryPanel_call$data = {
  readonly id: string;
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
      "name": "viewerCanSeeHistory",
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "074943234f2904f5ed43834021321005";

export default node;
