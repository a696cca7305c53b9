/**
 * @generated SignedSource<<622cc4e565bd505e798cd5b3637efe20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
  };
  readonly " $fragmentType": "categoryVerbs_success";
};
export type categoryVerbs_success$key = {
  readonly " $data"?: categoryVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "categoryVerbs_success",
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
          "name": "RequirementsPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "c52ed9c8f510e14b2943fcbe17bad2db";

export default node;
