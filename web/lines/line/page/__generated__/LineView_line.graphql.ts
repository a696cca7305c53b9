/**
 * @generated SignedSource<<14511ee53c62cee396ceffa7862a66cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineView_line$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly room: {
    readonly name: string;
  } | null | undefined;
  readonly viewerOverwritten: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly at: string;
    readonly before: string | null | undefined;
    readonly by: string;
    readonly label: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AsPlaced_line" | "LifePanel_line" | "LineEntries_line" | "LineHeader_line">;
  readonly " $fragmentType": "LineView_line";
};
export type LineView_line$key = {
  readonly " $data"?: LineView_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineView_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineView_line",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverwrittenEntry",
      "kind": "LinkedField",
      "name": "viewerOverwritten",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineHeader_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineEntries_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LifePanel_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AsPlaced_line"
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "8f4dcd4cf7d8e2eb5340b57125cc9715";

export default node;
