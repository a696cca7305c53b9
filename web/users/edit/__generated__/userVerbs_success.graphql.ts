/**
 * @generated SignedSource<<f10658510def2de2ffc08880a020ba00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type userVerbs_success$data = {
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"userVerbs_user">;
  } | null | undefined;
  readonly " $fragmentType": "userVerbs_success";
};
export type userVerbs_success$key = {
  readonly " $data"?: userVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"userVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userVerbs_success",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "userVerbs_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserChanged",
  "abstractKey": "__isUserChanged"
};

(node as any).hash = "53ced8ca67a1644b229c187af727d126";

export default node;
