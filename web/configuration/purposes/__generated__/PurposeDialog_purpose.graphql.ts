/**
 * @generated SignedSource<<741f56a35bbf13b3bbfb8c880c62df20>>
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
  readonly procedureIds: ReadonlyArray<string>;
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
      "name": "procedureIds",
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

(node as any).hash = "de573f2991550a139a5754ab5d4ac9f1";

export default node;
