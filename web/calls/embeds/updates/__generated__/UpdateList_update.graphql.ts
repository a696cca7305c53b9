/**
 * @generated SignedSource<<bf2f9349900c9721fc6d6e051915d7df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateList_update$data = ReadonlyArray<{
  readonly by: string;
  readonly databaseId: string;
  readonly isFromWard: boolean;
  readonly isWorse: boolean;
  readonly text: string;
  readonly writtenAt: string;
  readonly " $fragmentType": "UpdateList_update";
}>;
export type UpdateList_update$key = ReadonlyArray<{
  readonly " $data"?: UpdateList_update$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpdateList_update">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UpdateList_update",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "isWorse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFromWard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    }
  ],
  "type": "CallUpdate",
  "abstractKey": null
};

(node as any).hash = "26ff5a1ca15801b1da7348869548690b";

export default node;
