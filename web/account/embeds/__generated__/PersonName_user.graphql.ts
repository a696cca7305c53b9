/**
 * @generated SignedSource<<e705eb7c7166033f89cdba28c62874c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Presence = "AWAY" | "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonName_user$data = {
  readonly fullName: string;
  readonly presence: Presence;
  readonly " $fragmentType": "PersonName_user";
};
export type PersonName_user$key = {
  readonly " $data"?: PersonName_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonName_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonName_user",
  "selections": [
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
      "name": "presence",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "36a7da992ea7a82a0f519e38c0a51006";

export default node;
