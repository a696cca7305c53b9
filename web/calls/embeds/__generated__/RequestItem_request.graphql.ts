/**
 * @generated SignedSource<<b00cd1390412b6739e7a305556f27652>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestState = "DELETED" | "DONE" | "MOVED" | "ON_HOLD" | "ON_THE_WAY" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestItem_request$data = {
  readonly createdAt: string;
  readonly customJob: string | null | undefined;
  readonly facilityName: string | null | undefined;
  readonly need: string;
  readonly roomDescription: string | null | undefined;
  readonly roomName: string | null | undefined;
  readonly state: RequestState;
  readonly statusName: string;
  readonly updates: ReadonlyArray<{
    readonly databaseId: string;
    readonly isFromWard: boolean;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"UpdateList_update">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RequestItem_state">;
  readonly " $fragmentType": "RequestItem_request";
};
export type RequestItem_request$key = {
  readonly " $data"?: RequestItem_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestItem_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestItem_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "need",
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
      "name": "roomName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "facilityName",
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
      "name": "statusName",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallUpdate",
      "kind": "LinkedField",
      "name": "updates",
      "plural": true,
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
          "name": "isFromWard",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UpdateList_update"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestItem_state"
    }
  ],
  "type": "MyRequest",
  "abstractKey": null
};

(node as any).hash = "d3cc5d704676d6b6ead743ebf138f417";

export default node;
