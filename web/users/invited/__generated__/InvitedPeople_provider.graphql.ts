/**
 * @generated SignedSource<<7edbc293f43675909c3d28dff1b39bc7>>
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

(node as any).hash = "6b4cd58ba4214f37f8c31889af69237e";

export default node;
