/**
 * @generated SignedSource<<9fcdec904ec8c3f2320afd97d53cf83e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryVerbs_success$data = {
  readonly call: {
    readonly followUp: {
      readonly aliveAt: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"entryVerbs_call">;
  } | null | undefined;
  readonly " $fragmentType": "entryVerbs_success";
};
export type entryVerbs_success$key = {
  readonly " $data"?: entryVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "entryVerbs_success",
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
          "alias": null,
          "args": null,
          "concreteType": "Call",
          "kind": "LinkedField",
          "name": "followUp",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aliveAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "entryVerbs_call"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallChanged",
  "abstractKey": "__isCallChanged"
};

(node as any).hash = "e05c37d822309f46b2c2bb0f2d65b826";

export default node;
