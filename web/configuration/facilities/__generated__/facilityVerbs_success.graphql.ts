/**
 * @generated SignedSource<<ba83b9d290a566b74727e517e66094f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type facilityVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"FacilitiesPage_provider">;
  };
  readonly " $fragmentType": "facilityVerbs_success";
};
export type facilityVerbs_success$key = {
  readonly " $data"?: facilityVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"facilityVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "facilityVerbs_success",
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
          "name": "FacilitiesPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "875e77b73e9d592350924957bcdaac75";

export default node;
