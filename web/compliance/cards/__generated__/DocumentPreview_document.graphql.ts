/**
 * @generated SignedSource<<c479d441ec9ec9d4e46f78a16464caf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentPreview_document$data = {
  readonly address: string;
  readonly contentType: string;
  readonly fileName: string;
  readonly previewAddress: string | null | undefined;
  readonly " $fragmentType": "DocumentPreview_document";
};
export type DocumentPreview_document$key = {
  readonly " $data"?: DocumentPreview_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentPreview_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentPreview_document",
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
      "name": "contentType",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewAddress",
      "storageKey": null
    }
  ],
  "type": "ComplianceDocument",
  "abstractKey": null
};

(node as any).hash = "5dced00756126b2418d4b957604eaceb";

export default node;
