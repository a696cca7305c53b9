/**
 * @generated SignedSource<<8057f0e79366710e2064f371a060c366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordDialog_user$data = {
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "PasswordDialog_user";
};
export type PasswordDialog_user$key = {
  readonly " $data"?: PasswordDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordDialog_user",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9d74f3362b77e1f8ec2531079c72fdfe";

export default node;
