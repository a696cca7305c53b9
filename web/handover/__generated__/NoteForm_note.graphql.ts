/**
 * @generated SignedSource<<44c6473b02fe54ca95108e415711a0c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteForm_note$data = {
  readonly changedAt: string | null | undefined;
  readonly changedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly text: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "NoteForm_note";
};
export type NoteForm_note$key = {
  readonly " $data"?: NoteForm_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteForm_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "changedBy",
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
    }
  ],
  "type": "HandoverNote",
  "abstractKey": null
};

(node as any).hash = "d0ee7c1b1904fca21b22ff1eb071a173";

export default node;
