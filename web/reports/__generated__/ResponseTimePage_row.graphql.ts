/**
 * @generated SignedSource<<5da5991e095d791eeac7da51c907bd03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResponseTimePage_row$data = {
  readonly averageMinutes: number;
  readonly databaseId: string | null | undefined;
  readonly escalatedCount: number;
  readonly maxMinutes: number;
  readonly medianMinutes: number;
  readonly minMinutes: number;
  readonly name: string;
  readonly overTargetCount: number;
  readonly p90Minutes: number;
  readonly totalCount: number;
  readonly withinTargetPercent: number;
  readonly " $fragmentType": "ResponseTimePage_row";
};
export type ResponseTimePage_row$key = {
  readonly " $data"?: ResponseTimePage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResponseTimePage_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResponseTimePage_row",
  "selections": [
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "p90Minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withinTargetPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overTargetCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "escalatedCount",
      "storageKey": null
    }
  ],
  "type": "ResponseTimeRow",
  "abstractKey": null
};

(node as any).hash = "0fed4cdc0499f69c81a777f4101b8bfe";

export default node;
