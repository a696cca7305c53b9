/**
 * @generated SignedSource<<a4ed0263c859ab075673658abc7e39be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineRow_row$data = {
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
  readonly " $fragmentType": "lineRow_row";
};
export type lineRow_row$key = {
  readonly " $data"?: lineRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineRow_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lineRow_row",
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

(node as any).hash = "93a9a17fe6bebec845c4d4b258f9ba5e";

export default node;
