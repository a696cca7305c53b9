/**
 * @generated SignedSource<<9e413610b96a3144b17c84c72288739f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineEntries_line$data = {
  readonly completedAt: string | null | undefined;
  readonly completedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanClose: boolean;
  readonly viewerCanCreateCall: boolean;
  readonly viewerCanReopen: boolean;
  readonly viewerCanSave: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CreateCallDialog_line" | "useLineForm_line">;
  readonly " $fragmentType": "LineEntries_line";
};
export type LineEntries_line$key = {
  readonly " $data"?: LineEntries_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineEntries_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineEntries_line",
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
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "completedBy",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanClose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCreateCall",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLineForm_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateCallDialog_line"
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "fbbf5473a50ad36f95821df708c9e969";

export default node;
