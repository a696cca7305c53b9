/**
 * @generated SignedSource<<3b50d3f67705cfc2de047a91135fab85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueRow_line$data = {
  readonly name: string;
  readonly nextChangeDate: string | null | undefined;
  readonly patientName: string | null | undefined;
  readonly scheduledFollowUp: {
    readonly aliveAt: string;
    readonly databaseId: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useLineCells_line">;
  readonly " $fragmentType": "DueRow_line";
};
export type DueRow_line$key = {
  readonly " $data"?: DueRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueRow_line",
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
      "name": "patientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextChangeDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "scheduledFollowUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aliveAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLineCells_line"
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "6a0616e6cfcae59c4cc7b2d0bd8920cf";

export default node;
