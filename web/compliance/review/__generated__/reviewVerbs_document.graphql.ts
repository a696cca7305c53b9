/**
 * @generated SignedSource<<8418e62e96bc35f3b27efe597faf557b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type reviewVerbs_document$data = {
  readonly rejectionReason: string | null | undefined;
  readonly state: DocumentState;
  readonly version: number;
  readonly " $fragmentType": "reviewVerbs_document";
};
export type reviewVerbs_document$key = {
  readonly " $data"?: reviewVerbs_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewVerbs_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewVerbs_document",
  "selections": [
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "ComplianceDocument",
  "abstractKey": null
};

(node as any).hash = "7326448e44f4ab79a50433c5a86610f4";

export default node;
