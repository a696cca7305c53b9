/**
 * @generated SignedSource<<98cb8653391c2f12d04a080fe8f2be16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurposeDialog_provider$data = {
  readonly procedures: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PurposeDialog_provider";
};
export type PurposeDialog_provider$key = {
  readonly " $data"?: PurposeDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurposeDialog_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurposeDialog_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "ddcc0ad773a49254beed38a7dbf4760c";

export default node;
