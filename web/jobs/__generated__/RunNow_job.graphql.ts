/**
 * @generated SignedSource<<1940d8f3b953127461bc82ba3ab683dc>>
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
    readonly told: string;
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
          "name": "told",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "06cc56d63f90589e8b1b6a7314b543ad";

export default node;
