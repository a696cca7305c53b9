/**
 * @generated SignedSource<<e050f7f346a13c041f8ab031e5f3f573>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_provider$data = {
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

(node as any).hash = "a5bfcb0f39dbf32ff65a145bb59e8990";

export default node;
