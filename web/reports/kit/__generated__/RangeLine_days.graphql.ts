/**
 * @generated SignedSource<<0a54e725f6165884b5beee3290939fdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RangeLine_days$data = {
  readonly asOf: string | null | undefined;
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
      "name": "asOf",
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

(node as any).hash = "4e44b22d60cd6d84b6f40214ff397e0b";

export default node;
