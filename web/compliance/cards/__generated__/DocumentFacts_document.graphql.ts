/**
 * @generated SignedSource<<22a54aaae8c97ffd671af85c18afc5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DocumentFacts_document$data = {
  readonly address: string;
  readonly expirationDate: string | null | undefined;
  readonly fileName: string;
  readonly issueDate: string | null | undefined;
  readonly previewAddress: string | null | undefined;
  readonly rejectionReason: string | null | undefined;
  readonly state: DocumentState;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_document">;
  readonly " $fragmentType": "DocumentFacts_document";
};
export type DocumentFacts_document$key = {
  readonly " $data"?: DocumentFacts_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentFacts_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentFacts_document",
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
      "name": "issueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expirationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentDialog_document"
    }
  ],
  "type": "ComplianceDocument",
  "abstractKey": null
};

(node as any).hash = "2f141351e953c06b1fb383db95e9b86a";

export default node;
