/**
 * @generated SignedSource<<6e5f94c933d8f75fe10f0c0a95ecc2af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type reviewVerbs_success$data = {
  readonly document: {
    readonly rejectionReason: string | null | undefined;
    readonly state: DocumentState;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "reviewVerbs_success";
};
export type reviewVerbs_success$key = {
  readonly " $data"?: reviewVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceDocument",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "DocumentChanged",
  "abstractKey": "__isDocumentChanged"
};

(node as any).hash = "ef76850d534f379fbd258452917af1be";

export default node;
