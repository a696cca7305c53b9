/**
 * @generated SignedSource<<f4e588dc4fc7b5d6d9666567c6d1496d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Door = "CLOCK" | "GRAPHQL" | "OPERATOR" | "REST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type History_event$data = {
  readonly at: string;
  readonly by: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly enteredBy: string | null | undefined;
    readonly from: string | null | undefined;
    readonly name: string;
    readonly to: string | null | undefined;
  }>;
  readonly door: Door;
  readonly summary: string;
  readonly " $fragmentType": "History_event";
};
export type History_event$key = {
  readonly " $data"?: History_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "History_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "door",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallEventChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enteredBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallEvent",
  "abstractKey": null
};

(node as any).hash = "864dacc3b21b206938d4464f9ba10cdd";

export default node;
