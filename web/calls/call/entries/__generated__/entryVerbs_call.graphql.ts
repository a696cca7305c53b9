/**
 * @generated SignedSource<<c2717ec64b93df2a79ad6e9b4beb8784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryVerbs_call$data = {
  readonly line: {
    readonly databaseId: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CallEntries_call" | "CallHeader_call" | "FollowUp_call" | "callVerbs_call">;
  readonly " $fragmentType": "entryVerbs_call";
};
export type entryVerbs_call$key = {
  readonly " $data"?: entryVerbs_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryVerbs_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "entryVerbs_call",
  "selections": [
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
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "callVerbs_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallHeader_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallEntries_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUp_call"
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "38280814686933cd2f217dca0214bf2c";

export default node;
