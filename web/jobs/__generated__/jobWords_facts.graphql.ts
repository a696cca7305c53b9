/**
 * @generated SignedSource<<11568daebafd171232c81adb020a847b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobOutcome = "dead" | "done" | "failed" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type jobWords_facts$data = {
  readonly attempts: number;
  readonly dueAt: string | null | undefined;
  readonly requestedAt: string | null | undefined;
  readonly runningSince: string | null | undefined;
  readonly runs: ReadonlyArray<{
    readonly endedAt: string;
    readonly outcome: JobOutcome;
  }>;
  readonly " $fragmentType": "jobWords_facts";
};
export type jobWords_facts$key = {
  readonly " $data"?: jobWords_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobWords_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "jobWords_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runningSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRun",
      "kind": "LinkedField",
      "name": "runs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "cff932c2d8fed93596c89d4ff2cf3e05";

export default node;
