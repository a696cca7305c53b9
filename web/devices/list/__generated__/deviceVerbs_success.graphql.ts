/**
 * @generated SignedSource<<d227c94422c0ce9d20b43a5515546ba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type deviceVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"DevicesPage_provider">;
  };
  readonly " $fragmentType": "deviceVerbs_success";
};
export type deviceVerbs_success$key = {
  readonly " $data"?: deviceVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"deviceVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deviceVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DevicesPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "05c5dfa32bd13c998cb9d74a4f8c4e79";

export default node;
