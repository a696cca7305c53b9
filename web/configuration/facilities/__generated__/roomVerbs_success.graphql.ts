/**
 * @generated SignedSource<<f3e0ec305b6b61b14bbb1862760be7a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type roomVerbs_success$data = {
  readonly facility: {
    readonly " $fragmentSpreads": FragmentRefs<"RoomList_facility">;
  };
  readonly " $fragmentType": "roomVerbs_success";
};
export type roomVerbs_success$key = {
  readonly " $data"?: roomVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"roomVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "roomVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facility",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoomList_facility"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FacilityChanged",
  "abstractKey": "__isFacilityChanged"
};

(node as any).hash = "ed2557b8343178e6d3442e54986bafda";

export default node;
