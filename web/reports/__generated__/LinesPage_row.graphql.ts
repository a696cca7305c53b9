/**
 * @generated SignedSource<<7385a2fe5c3b4376e31c9ab4fead84ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinesPage_row$data = {
  readonly daysSinceLastInfection: number | null | undefined;
  readonly facilityName: string | null | undefined;
  readonly infectionCount: number;
  readonly infectionsPer1000LineDays: number | null | undefined;
  readonly lineDays: number;
  readonly month: string | null | undefined;
  readonly openAtEnd: number;
  readonly placed: number;
  readonly removed: number;
  readonly typeName: string | null | undefined;
  readonly " $fragmentType": "LinesPage_row";
};
export type LinesPage_row$key = {
  readonly " $data"?: LinesPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinesPage_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinesPage_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "facilityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openAtEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectionsPer1000LineDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysSinceLastInfection",
      "storageKey": null
    }
  ],
  "type": "LineReportRow",
  "abstractKey": null
};

(node as any).hash = "6d8dcbd4b5a72ec6268bb69d480314df";

export default node;
