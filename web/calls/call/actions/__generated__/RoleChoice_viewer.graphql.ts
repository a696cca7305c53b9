/**
 * @generated SignedSource<<bbd744b5f8015b81b754cebf6e090c81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleChoice_viewer$data = {
  readonly training: boolean;
  readonly user: {
    readonly id: string;
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
      "kind": "ScalarField",
      "name": "training",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0d6448b43ce9a59a5ca7719a57437a49";

export default node;
