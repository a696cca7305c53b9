/**
 * @generated SignedSource<<4cdaaac640aae591add5d4ce0f2556f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoiningMoment_call$data = {
  readonly aliveAt: string;
  readonly dressingChangeDate: string | null | undefined;
  readonly room: {
    readonly facility: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "JoiningMoment_call";
};
export type JoiningMoment_call$key = {
  readonly " $data"?: JoiningMoment_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoiningMoment_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoiningMoment_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aliveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dressingChangeDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "58a69158108d99c3ea6911aabf8d26e2";

export default node;
