/**
 * @generated SignedSource<<86d67ec6386727a1d86d3819dbc5f034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowUpFrom_call$data = {
  readonly followUpFrom: {
    readonly completedAt: string | null | undefined;
    readonly completedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly databaseId: string;
    readonly purpose: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "FollowUpFrom_call";
};
export type FollowUpFrom_call$key = {
  readonly " $data"?: FollowUpFrom_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUpFrom_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUpFrom_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "followUpFrom",
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
          "name": "completedAt",
          "storageKey": null
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "completedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
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

(node as any).hash = "e3f59202954b565fee5ebe1190310c07";

export default node;
