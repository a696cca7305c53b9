/**
 * @generated SignedSource<<c79f36a1a56e5f70f1c75bd5aff60776>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntries_call$data = {
  readonly id: string;
  readonly viewerCanClose: boolean;
  readonly viewerCanCorrect: boolean;
  readonly viewerCanDelete: boolean;
  readonly viewerCanSave: boolean;
  readonly viewerCanUndelete: boolean;
  readonly viewerIsLead: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CallActions_call" | "CallPanels_call" | "DeleteCall_call" | "useCallRecord_call" | "useLastTime_call">;
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
      "kind": "ScalarField",
      "name": "viewerCanSave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsLead",
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
      "name": "useLastTime_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCall_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCallRecord_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallPanels_call"
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "eae81d1de8808b70d22e2d79504a9966";

export default node;
