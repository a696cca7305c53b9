/**
 * @generated SignedSource<<943f2b2aa1d8540fab948f0a9d4848d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentDialog_document$data = {
  readonly address: string;
  readonly fileName: string;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentPreview_document">;
  readonly " $fragmentType": "DocumentDialog_document";
};
export type DocumentDialog_document$key = {
  readonly " $data"?: DocumentDialog_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentDialog_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentPreview_document"
    }
  ],
  "type": "ComplianceDocument",
  "abstractKey": null
};

(node as any).hash = "97c765388022c0508f46af5436280226";

export default node;
