/**
 * @generated SignedSource<<aecde41747ce7fbf2f2ee18c2d93a2e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type userVerbs_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UserDialog_user" | "UserRow_user">;
  readonly " $fragmentType": "userVerbs_user";
};
export type userVerbs_user$key = {
  readonly " $data"?: userVerbs_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userVerbs_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userVerbs_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserRow_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "69d181b04353460c745d12de38de33b3";

export default node;
