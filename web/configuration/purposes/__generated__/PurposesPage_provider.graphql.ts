/**
 * @generated SignedSource<<fa3649a0b8fe3c33e0c4dfe40f873624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineCheckSchedule = "interval" | "none" | "time" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurposesPage_provider$data = {
  readonly configuration: {
    readonly lineChecks: {
      readonly purpose: {
        readonly id: string;
      } | null | undefined;
      readonly schedule: LineCheckSchedule;
    };
    readonly purposes: ReadonlyArray<{
      readonly id: string;
      readonly lineCheck: boolean;
      readonly name: string;
      readonly version: number;
      readonly weight: number;
      readonly " $fragmentSpreads": FragmentRefs<"PurposeDialog_purpose">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PurposesPage_provider";
};
export type PurposesPage_provider$key = {
  readonly " $data"?: PurposesPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurposesPage_provider">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurposesPage_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Configuration",
      "kind": "LinkedField",
      "name": "configuration",
      "plural": false,
      "selections": [
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
              "name": "schedule",
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
            }
          ],
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineCheck",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PurposeDialog_purpose"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "d6f580341b141640a5827c348748b9c5";

export default node;
