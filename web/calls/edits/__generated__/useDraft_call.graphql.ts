/**
 * @generated SignedSource<<882b2bb383fb0e157c7dc6f37c9403b1>>
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

(node as any).hash = "77909eb10be611138060f7a2049c279e";

export default node;
