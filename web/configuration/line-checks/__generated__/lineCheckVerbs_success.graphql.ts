/**
 * @generated SignedSource<<728c465b340349f1d21be1c411838477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineCheckVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"LineChecksPage_provider">;
  };
  readonly " $fragmentType": "lineCheckVerbs_success";
};
export type lineCheckVerbs_success$key = {
  readonly " $data"?: lineCheckVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineCheckVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lineCheckVerbs_success",
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
          "name": "LineChecksPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "b26f5faa2e0485437b0bf8417c7252e2";

export default node;
