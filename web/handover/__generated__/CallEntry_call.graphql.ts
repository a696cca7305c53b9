/**
 * @generated SignedSource<<ce6566b33fbefb7ddb1c469df68ccb3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallEntry_call$data = {
  readonly aliveAt: string;
  readonly callDatabaseId: string;
  readonly comments: string | null | undefined;
  readonly contact: string | null | undefined;
  readonly customJob: string | null | undefined;
  readonly isInfected: boolean;
  readonly isLineCheck: boolean;
  readonly lead: string | null | undefined;
  readonly lineName: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly others: ReadonlyArray<string>;
  readonly purpose: string;
  readonly room: string | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly status: string;
  readonly " $fragmentType": "CallEntry_call";
};
export type CallEntry_call$key = {
  readonly " $data"?: CallEntry_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallEntry_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallEntry_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purpose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customJob",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLineCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "room",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aliveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "others",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInfected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comments",
      "storageKey": null
    }
  ],
  "type": "HandoverCall",
  "abstractKey": null
};

(node as any).hash = "8225e7a2fb3bd34157af62e66e64aecb";

export default node;
