/**
 * @generated SignedSource<<8cc77674c92afd69de9a14845356f2ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestState = "DELETED" | "DONE" | "MOVED" | "ON_HOLD" | "ON_THE_WAY" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestItem_state$data = {
  readonly ahead: number | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly leadName: string | null | undefined;
  readonly state: RequestState;
  readonly " $fragmentType": "RequestItem_state";
};
export type RequestItem_state$key = {
  readonly " $data"?: RequestItem_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestItem_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestItem_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ahead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leadName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "MyRequest",
  "abstractKey": null
};

(node as any).hash = "c1b262273a536edfac9a013c6710c4e3";

export default node;
