/**
 * @generated SignedSource<<12dfb5618c6c11ad01ef593dad41bd7a>>
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
    }
  ],
  "type": "ReportDays",
  "abstractKey": null
};

(node as any).hash = "dd017629b4a5e26fac3a05dfb6e0ccc9";

export default node;
