/**
 * @generated SignedSource<<369eda3870286d147ceb23687feb6efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineEntry_line$data = {
  readonly infectedSince: string | null | undefined;
  readonly infectionNotes: string | null | undefined;
  readonly lineDatabaseId: string;
  readonly name: string;
  readonly nextChangeDate: string | null | undefined;
  readonly room: string | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly types: ReadonlyArray<string>;
  readonly " $fragmentType": "LineEntry_line";
};
export type LineEntry_line$key = {
  readonly " $data"?: LineEntry_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineEntry_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineEntry_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineDatabaseId",
      "storageKey": null
    },
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
      "name": "types",
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
      "name": "nextChangeDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectionNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectedSince",
      "storageKey": null
    }
  ],
  "type": "HandoverLine",
  "abstractKey": null
};

(node as any).hash = "cde5e05e85bc59c713e2c32a8aa1c0e6";

export default node;
