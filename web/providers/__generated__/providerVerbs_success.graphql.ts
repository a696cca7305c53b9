/**
 * @generated SignedSource<<9c2fb5292aa0319761a429db5efd7386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type providerVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"ProviderForm_provider">;
  };
  readonly " $fragmentType": "providerVerbs_success";
};
export type providerVerbs_success$key = {
  readonly " $data"?: providerVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"providerVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "providerVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagedProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProviderForm_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedProviderChanged",
  "abstractKey": "__isManagedProviderChanged"
};

(node as any).hash = "8b0b3616395428c828a7a83a83483da6";

export default node;
