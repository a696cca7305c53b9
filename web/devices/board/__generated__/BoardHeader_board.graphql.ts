/**
 * @generated SignedSource<<c85066ef93e5fe4df841f72791c2c2da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type QueueGroup = "lineCheck" | "normal" | "onHold" | "stat" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardHeader_board$data = {
  readonly counts: ReadonlyArray<{
    readonly calls: number;
    readonly group: QueueGroup;
  }>;
  readonly deviceName: string | null | undefined;
  readonly facilityName: string | null | undefined;
  readonly longestWaiting: {
    readonly since: string;
    readonly waitingTarget: number | null | undefined;
  } | null | undefined;
  readonly providerName: string;
  readonly timeZone: string;
  readonly " $fragmentType": "BoardHeader_board";
};
export type BoardHeader_board$key = {
  readonly " $data"?: BoardHeader_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardHeader_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardHeader_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerName",
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
      "name": "deviceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BoardCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calls",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BoardCall",
      "kind": "LinkedField",
      "name": "longestWaiting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingTarget",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "4e4f2a6a1b45cfc2c29e564d3470a7b6";

export default node;
