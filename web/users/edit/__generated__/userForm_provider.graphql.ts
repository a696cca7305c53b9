/**
 * @generated SignedSource<<cbf7ed2e32413c5f1407795df217eeb8>>
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
  readonly mustGrantFacilities: boolean | null | undefined;
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
      "kind": "ScalarField",
      "name": "mustGrantFacilities",
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

(node as any).hash = "889307f4f6a4370d6b73a5bea9a14ba4";

export default node;
