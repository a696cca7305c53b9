/**
 * @generated SignedSource<<4e9ef8b68cc4cfe358c797693d3936cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonMenu_viewer$data = {
  readonly user: {
    readonly fullName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PersonCard_viewer">;
  readonly " $fragmentType": "PersonMenu_viewer";
};
export type PersonMenu_viewer$key = {
  readonly " $data"?: PersonMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMenu_viewer",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "43cbdcf2625e6db04a884635721c2c3c";

export default node;
