/**
 * @generated SignedSource<<32b4f0b7c1720bafcf172bc3bb80bbcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitedPeople_provider$data = {
  readonly roleInvitations: ReadonlyArray<{
    readonly email: string;
    readonly fullName: string;
    readonly id: string;
    readonly invitedAt: string;
    readonly roleName: string;
    readonly training: boolean;
    readonly viewerCanChange: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "InvitedPeople_provider";
};
export type InvitedPeople_provider$key = {
  readonly " $data"?: InvitedPeople_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedPeople_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitedPeople_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleInvitation",
      "kind": "LinkedField",
      "name": "roleInvitations",
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
          "name": "roleName",
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
          "name": "invitedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanChange",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "03380d10cdf1660f23f564d31ae5d83f";

export default node;
