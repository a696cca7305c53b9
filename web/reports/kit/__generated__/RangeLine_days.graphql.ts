/**
 * @generated SignedSource<<5b07f79170775d81ff83e536475f54aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RangeLine_days$data = {
  readonly end: string;
  readonly start: string;
  readonly timeZone: string;
  readonly until: string | null | undefined;
  readonly " $fragmentType": "RangeLine_days";
};
export type RangeLine_days$key = {
  readonly " $data"?: RangeLine_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RangeLine_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "type": "ReportDays",
  "abstractKey": null
};

(node as any).hash = "c06d4b596a5b1b00233e2580ffae423b";

export default node;
