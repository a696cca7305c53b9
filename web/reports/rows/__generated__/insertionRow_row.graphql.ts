/**
 * @generated SignedSource<<1e812b0369c3b8edc9adb9fd9cbd17ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type insertionRow_row$data = {
  readonly averageAttempts: number | null | undefined;
  readonly clinicianName: string | null | undefined;
  readonly insertionCount: number;
  readonly orderChangeCount: number;
  readonly orderChanges: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly successPercent: number | null | undefined;
  readonly successful: number;
  readonly typeName: string | null | undefined;
  readonly unsuccessful: number;
  readonly " $fragmentType": "insertionRow_row";
};
export type insertionRow_row$key = {
  readonly " $data"?: insertionRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"insertionRow_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "insertionRow_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clinicianName",
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
      "name": "insertionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsuccessful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderChangeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderChangeCount",
      "kind": "LinkedField",
      "name": "orderChanges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InsertionRow",
  "abstractKey": null
};

(node as any).hash = "6dbf5272331358fcf0c4894ff6bd2acd";

export default node;
