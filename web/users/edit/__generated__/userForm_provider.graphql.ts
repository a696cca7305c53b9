/**
 * @generated SignedSource<<b33cbbb2d5dedd7f18f0840c83a97f51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "Admin" | "Clinician" | "External" | "Manager" | "SystemAdmin" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type userForm_provider$data = {
  readonly facilities: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly grantableRoles: ReadonlyArray<Role> | null | undefined;
  readonly " $fragmentType": "userForm_provider";
};
export type userForm_provider$key = {
  readonly " $data"?: userForm_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"userForm_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userForm_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grantableRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "9ef9a3fe44f4df4c55095c5edb79ca8b";

export default node;
