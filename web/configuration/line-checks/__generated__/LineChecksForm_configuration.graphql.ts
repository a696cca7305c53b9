/**
 * @generated SignedSource<<27c6ae87835d6796b235103839e6c21a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntervalUnits = "hours" | "minutes" | "%future added value";
export type LineCheckSchedule = "interval" | "none" | "time" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineChecksForm_configuration$data = {
  readonly lineChecks: {
    readonly blacklist: ReadonlyArray<string>;
    readonly enabledDays: ReadonlyArray<number>;
    readonly hour: number | null | undefined;
    readonly intervalAmount: number | null | undefined;
    readonly intervalUnits: IntervalUnits | null | undefined;
    readonly minute: number | null | undefined;
    readonly purpose: {
      readonly databaseId: string;
    } | null | undefined;
    readonly schedule: LineCheckSchedule;
    readonly version: number;
    readonly whitelist: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"NextChecks_lineChecks">;
  };
  readonly lineTypes: ReadonlyArray<string>;
  readonly purposes: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LineChecksForm_configuration";
};
export type LineChecksForm_configuration$key = {
  readonly " $data"?: LineChecksForm_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineChecksForm_configuration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineChecksForm_configuration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Purpose",
      "kind": "LinkedField",
      "name": "purposes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "concreteType": "LineChecks",
      "kind": "LinkedField",
      "name": "lineChecks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "intervalAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "intervalUnits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabledDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Purpose",
          "kind": "LinkedField",
          "name": "purpose",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "whitelist",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blacklist",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NextChecks_lineChecks"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Configuration",
  "abstractKey": null
};
})();

(node as any).hash = "3c568d1b3f938a6ad0c7d027b55c9499";

export default node;
