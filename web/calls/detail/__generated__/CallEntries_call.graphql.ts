/**
 * @generated SignedSource<<1cb45b9674ae62715653815e7cbfa8d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_call$data = {
  readonly id: string;
  readonly updatedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly viewerCanClose: boolean;
  readonly viewerCanCorrect: boolean;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUndelete: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CallActions_call" | "DeleteCall_call" | "useCallForm_call">;
  readonly " $fragmentType": "CallEntries_call";
};
export type CallEntries_call$key = {
  readonly " $data"?: CallEntries_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallEntries_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallEntries_call",
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
      "name": "viewerCanCorrect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUndelete",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallActions_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCall_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCallForm_call"
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "43a61ca645d3a5a695b3c1cc6998d449";

export default node;
