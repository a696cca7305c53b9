/**
 * @generated SignedSource<<ee5322071f01d0b75cda93eb34966888>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type purposeVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"PurposesPage_provider">;
  };
  readonly " $fragmentType": "purposeVerbs_success";
};
export type purposeVerbs_success$key = {
  readonly " $data"?: purposeVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"purposeVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "purposeVerbs_success",
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
          "name": "PurposesPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "906533ca5c245c86ed3954c4180de8b9";

export default node;
