/**
 * @generated SignedSource<<66bbb458ba41a6bbc47c91f5f02649bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCall_call$data = {
  readonly assignedTo: {
    readonly fullName: string;
  } | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerIsLead: boolean;
  readonly " $fragmentType": "DeleteCall_call";
};
export type DeleteCall_call$key = {
  readonly " $data"?: DeleteCall_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCall_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCall_call",
  "selections": [
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
      "name": "viewerIsLead",
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
      "name": "assignedTo",
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
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "3bcc037b827c433c094e0f3c77973800";

export default node;
