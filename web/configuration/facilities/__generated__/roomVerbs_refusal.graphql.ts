/**
 * @generated SignedSource<<9562ed6c6acd851196d15ee7718e77b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type roomVerbs_refusal$data = {
  readonly current: {
    readonly facility: {
      readonly " $fragmentSpreads": FragmentRefs<"RoomList_facility">;
    } | null | undefined;
    readonly room: {
      readonly " $fragmentSpreads": FragmentRefs<"RoomRow_room">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
  readonly " $fragmentType": "roomVerbs_refusal";
};
export type roomVerbs_refusal$key = {
  readonly " $data"?: roomVerbs_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"roomVerbs_refusal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "roomVerbs_refusal",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useAction_refusal",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldRefusal",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RoomList_facility"
              }
            ],
            "type": "Facility",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "facility"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RoomRow_room"
              }
            ],
            "type": "Room",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "room"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "dff3c48179fc08ed14f08e070b3bdd57";

export default node;
