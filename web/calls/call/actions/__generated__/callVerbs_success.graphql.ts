/**
 * @generated SignedSource<<b0f8639a8c227d5d0b196fa2dc980c31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type callVerbs_success$data = {
  readonly call: {
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"callVerbs_call">;
  } | null | undefined;
  readonly " $fragmentType": "callVerbs_success";
};
export type callVerbs_success$key = {
  readonly " $data"?: callVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"callVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "callVerbs_success",
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
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "callVerbs_call"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallChanged",
  "abstractKey": "__isCallChanged"
};

(node as any).hash = "1ea17196cebfd22eca44fe524b1e84ed";

export default node;
