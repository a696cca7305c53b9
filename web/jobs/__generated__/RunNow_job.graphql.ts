/**
 * @generated SignedSource<<98bcfd7968a5ed68bff94266dffc08f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobOutcome = "dead" | "done" | "failed" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunNow_job$data = {
  readonly attempts: number;
  readonly dueAt: string | null | undefined;
  readonly id: string;
  readonly requestedAt: string | null | undefined;
  readonly runningSince: string | null | undefined;
  readonly runs: ReadonlyArray<{
    readonly endedAt: string;
    readonly outcome: JobOutcome;
    readonly summary: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "RunNow_job";
};
export type RunNow_job$key = {
  readonly " $data"?: RunNow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunNow_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunNow_job",
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
      "name": "title",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "646a9be150266a8a60f3593994cf2155";

export default node;
