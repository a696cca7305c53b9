/**
 * @generated SignedSource<<21aa89c9a8c0edbc938f5d4177bb13d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requirementVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
  };
  readonly " $fragmentType": "requirementVerbs_success";
};
export type requirementVerbs_success$key = {
  readonly " $data"?: requirementVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"requirementVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "requirementVerbs_success",
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

(node as any).hash = "0ba190d209c44f1e9da733f66543b0f4";

export default node;
