/**
 * @generated SignedSource<<89bdeac51d5d495314f86e970ce59f54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobOutcome = "dead" | "done" | "failed" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobsPage_job$data = ReadonlyArray<{
  readonly attempts: number;
  readonly dueAt: string | null | undefined;
  readonly id: string;
  readonly requestedAt: string | null | undefined;
  readonly runningSince: string | null | undefined;
  readonly runs: ReadonlyArray<{
    readonly endedAt: string;
    readonly outcome: JobOutcome;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"JobPanel_job">;
  readonly " $fragmentType": "JobsPage_job";
}>;
export type JobsPage_job$key = ReadonlyArray<{
  readonly " $data"?: JobsPage_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsPage_job">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JobsPage_job",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobPanel_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "1b8f39094cafcd79cc6e3016e7566fe5";

export default node;
