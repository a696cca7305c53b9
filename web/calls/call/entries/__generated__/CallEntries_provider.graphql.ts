/**
 * @generated SignedSource<<755565bc1194f7fdbcdd04c36aac52d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_provider$data = {
  readonly databaseId: string;
  readonly " $fragmentSpreads": FragmentRefs<"CallImages_provider" | "ProceduresPanel_provider" | "useCallForm_provider">;
  readonly " $fragmentType": "CallEntries_provider";
};
export type CallEntries_provider$key = {
  readonly " $data"?: CallEntries_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallEntries_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallEntries_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCallForm_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProceduresPanel_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallImages_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "9c72a8b1d034cd866e777776b2c1f9e8";

export default node;
