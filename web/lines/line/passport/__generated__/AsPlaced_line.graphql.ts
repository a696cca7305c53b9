/**
 * @generated SignedSource<<032885ea88c8d2bb37d2d0978ec4afc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AsPlaced_line$data = {
  readonly databaseId: string;
  readonly passport: {
    readonly externalLengths: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ExternalLengths_passport" | "PlacedFacts_passport">;
  };
  readonly " $fragmentType": "AsPlaced_line";
};
export type AsPlaced_line$key = {
  readonly " $data"?: AsPlaced_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"AsPlaced_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AsPlaced_line",
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
      "concreteType": "LinePassport",
      "kind": "LinkedField",
      "name": "passport",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlacedFacts_passport"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExternalLengths_passport"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExternalLength",
          "kind": "LinkedField",
          "name": "externalLengths",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "59d861d8aab99c5d5cedde189e03a645";

export default node;
