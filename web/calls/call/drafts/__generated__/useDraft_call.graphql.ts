/**
 * @generated SignedSource<<908a447eb5bcef09fbe01e782a7d0cb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDraft_call$data = {
  readonly viewerDraft: {
    readonly entries: ReadonlyArray<{
      readonly from: ReadonlyArray<string>;
      readonly name: string;
      readonly to: ReadonlyArray<string>;
    }>;
    readonly revision: number;
    readonly savedAt: string;
  } | null | undefined;
  readonly " $fragmentType": "useDraft_call";
};
export type useDraft_call$key = {
  readonly " $data"?: useDraft_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDraft_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDraft_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallDraft",
      "kind": "LinkedField",
      "name": "viewerDraft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallDraftEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
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
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "d66f7fcd248f0f37caebdd7981915451";

export default node;
