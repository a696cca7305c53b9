/**
 * @generated SignedSource<<b7bb1c0e01fd94215c5a2738702360de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryVerbs_saved$data = {
  readonly call: {
    readonly " $fragmentSpreads": FragmentRefs<"entryVerbs_call" | "useDraft_call">;
  } | null | undefined;
  readonly " $fragmentType": "entryVerbs_saved";
};
export type entryVerbs_saved$key = {
  readonly " $data"?: entryVerbs_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryVerbs_saved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "entryVerbs_saved",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "call",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "entryVerbs_call"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useDraft_call"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallChanged",
  "abstractKey": "__isCallChanged"
};

(node as any).hash = "a199caae3c16b23da465d6f183d7d83a";

export default node;
