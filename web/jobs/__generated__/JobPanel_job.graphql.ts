/**
 * @generated SignedSource<<b085eef952355ea74d4f23376c962046>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobOutcome = "dead" | "done" | "failed" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobPanel_job$data = {
  readonly attempts: number;
  readonly dueAt: string | null | undefined;
  readonly isOfInstallation: boolean;
  readonly name: string;
  readonly requestedAt: string | null | undefined;
  readonly runningSince: string | null | undefined;
  readonly runs: ReadonlyArray<{
    readonly endedAt: string;
    readonly outcome: JobOutcome;
  }>;
  readonly timeZone: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobRuns_job" | "RunNow_job">;
  readonly " $fragmentType": "JobPanel_job";
};
export type JobPanel_job$key = {
  readonly " $data"?: JobPanel_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPanel_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobPanel_job",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOfInstallation",
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
      "name": "JobRuns_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunNow_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "76ba37a8a72e6944422e34d7b51af897";

export default node;
