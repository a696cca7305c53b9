/**
 * @generated SignedSource<<bea55063e19547b62bb6690204f36b75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleChoice_viewer$data = {
  readonly user: {
    readonly id: string;
    readonly training: boolean;
  };
  readonly " $fragmentType": "RoleChoice_viewer";
};
export type RoleChoice_viewer$key = {
  readonly " $data"?: RoleChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleChoice_viewer",
  "selections": [
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
          "name": "training",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "264d4f65934da58a20aee6bbdd4caecc";

export default node;
