/**
 * @generated SignedSource<<6929ac80dfb865097d14733abde14271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallView_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoleChoice_viewer">;
  readonly " $fragmentType": "CallView_viewer";
};
export type CallView_viewer$key = {
  readonly " $data"?: CallView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallView_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3e290f3d7e2fe58a3e2a061c7d5367c1";

export default node;
