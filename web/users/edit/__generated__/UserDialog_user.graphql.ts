/**
 * @generated SignedSource<<1fc17a6111d3ed574eaea53c1ad410e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "Admin" | "Clinician" | "External" | "Manager" | "SystemAdmin" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserDialog_user$data = {
  readonly active: boolean | null | undefined;
  readonly allowedFacilities: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly databaseId: string;
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly role: Role | null | undefined;
  readonly superadmin: boolean | null | undefined;
  readonly training: boolean;
  readonly version: number | null | undefined;
  readonly viewerCanChange: boolean;
  readonly viewerCanChangeAccount: boolean;
  readonly viewerCanDisable: boolean;
  readonly worksElsewhere: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_user">;
  readonly " $fragmentType": "UserDialog_user";
};
export type UserDialog_user$key = {
  readonly " $data"?: UserDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserDialog_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserDialog_user",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "superadmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worksElsewhere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "allowedFacilities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChangeAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDisable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountActions_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "80bd6c032fc6bc8df256f9d182b1999e";

export default node;
