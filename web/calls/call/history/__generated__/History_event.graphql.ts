/**
 * @generated SignedSource<<9f9e31a9ae786972fa45125ebde73b78>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallEvent",
  "abstractKey": null
};

(node as any).hash = "795cd49eb856ab1a0e60565fc34deedb";

export default node;
