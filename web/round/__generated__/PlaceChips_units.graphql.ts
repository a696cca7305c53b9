/**
 * @generated SignedSource<<cb8cc3dd56cdf04888938d74b893d639>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceChips_units$data = ReadonlyArray<{
  readonly count: number;
  readonly facilityId: string;
  readonly facilityName: string;
  readonly name: string | null | undefined;
  readonly unitId: string;
  readonly " $fragmentType": "PlaceChips_units";
}>;
export type PlaceChips_units$key = ReadonlyArray<{
  readonly " $data"?: PlaceChips_units$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceChips_units">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlaceChips_units",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "facilityId",
      "storageKey": null
    },
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
  "type": "RoundUnit",
  "abstractKey": null
};

(node as any).hash = "481557918d4af7994a4f4e4939daa931";

export default node;
