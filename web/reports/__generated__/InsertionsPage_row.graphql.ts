/**
 * @generated SignedSource<<ebedfac241fb5ce1c0cd5db2be9fb645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsertionsPage_row$data = {
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
  readonly " $fragmentType": "InsertionsPage_row";
};
export type InsertionsPage_row$key = {
  readonly " $data"?: InsertionsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsertionsPage_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsertionsPage_row",
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

(node as any).hash = "0327e7791c6e96c8c915cf31ce7a43b6";

export default node;
