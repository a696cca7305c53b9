/**
 * @generated SignedSource<<bb9305e221cfdac24c2c497cb6fa85e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PersonCard_viewer">;
  readonly " $fragmentType": "PersonPanel_viewer";
};
export type PersonPanel_viewer$key = {
  readonly " $data"?: PersonPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "447cc90c6fda46c8277e430cf94d14c7";

export default node;
