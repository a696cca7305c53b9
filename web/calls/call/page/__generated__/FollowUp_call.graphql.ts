/**
 * @generated SignedSource<<c0773789ec460dc003d2c25af56f1b66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowUp_call$data = {
  readonly followUp: {
    readonly aliveAt: string;
    readonly completedAt: string | null | undefined;
    readonly databaseId: string;
    readonly purpose: {
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"JoiningMoment_call">;
  } | null | undefined;
  readonly " $fragmentType": "FollowUp_call";
};
export type FollowUp_call$key = {
  readonly " $data"?: FollowUp_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUp_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUp_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "followUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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
          "name": "completedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JoiningMoment_call"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Purpose",
          "kind": "LinkedField",
          "name": "purpose",
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

(node as any).hash = "3fc501a11b767a5b6f9deb07eb8d6e20";

export default node;
