/**
 * @generated SignedSource<<c7a8257cdb4132b1004d7f646f2d98fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type handoverVerbs_success$data = {
  readonly note: {
    readonly " $fragmentSpreads": FragmentRefs<"NoteForm_note">;
  } | null | undefined;
  readonly " $fragmentType": "handoverVerbs_success";
};
export type handoverVerbs_success$key = {
  readonly " $data"?: handoverVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"handoverVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "handoverVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverNote",
      "kind": "LinkedField",
      "name": "note",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteForm_note"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HandoverNoteChanged",
  "abstractKey": "__isHandoverNoteChanged"
};

(node as any).hash = "74b7f69bdb4f1464009f48538b2e9d41";

export default node;
