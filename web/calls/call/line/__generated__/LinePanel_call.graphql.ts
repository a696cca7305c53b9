/**
 * @generated SignedSource<<1345ff5ebb40cf4d88259f5ce45b4477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinePanel_call$data = {
  readonly id: string;
  readonly line: {
    readonly completedAt: string | null | undefined;
    readonly infection: boolean;
    readonly infectionNotes: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LinePanel_call";
};
export type LinePanel_call$key = {
  readonly " $data"?: LinePanel_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinePanel_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinePanel_call",
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
      "concreteType": "Line",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
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
          "name": "completedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "infection",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "infectionNotes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "e23cd173976e6e801958124aa3e72df2";

export default node;
