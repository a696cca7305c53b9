/**
 * @generated SignedSource<<3c2ccff31bd0c3d287ed1707803a18f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenBy_call$data = {
  readonly openBy: ReadonlyArray<{
    readonly isEditing: boolean;
    readonly user: {
      readonly fullName: string;
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "useOpenBy_call";
};
export type useOpenBy_call$key = {
  readonly " $data"?: useOpenBy_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenBy_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOpenBy_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallLook",
      "kind": "LinkedField",
      "name": "openBy",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEditing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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

(node as any).hash = "123f332d2c0a395c7bade1ee31369c76";

export default node;
