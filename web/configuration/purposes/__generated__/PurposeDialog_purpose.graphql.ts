/**
 * @generated SignedSource<<673b09df02e9d08fe390c4a28e7ad4d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurposeDialog_purpose$data = {
  readonly id: string;
  readonly lineCheck: boolean;
  readonly name: string;
  readonly version: number;
  readonly weight: number;
  readonly " $fragmentType": "PurposeDialog_purpose";
};
export type PurposeDialog_purpose$key = {
  readonly " $data"?: PurposeDialog_purpose$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurposeDialog_purpose">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurposeDialog_purpose",
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Purpose",
  "abstractKey": null
};

(node as any).hash = "4809424d8a3193f05a3134657c99a4bb";

export default node;
