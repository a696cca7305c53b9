/**
 * @generated SignedSource<<1cd8c9fcf5d67be1c748b9575c3eb12e>>
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
      readonly procedureIds: ReadonlyArray<string>;
      readonly version: number;
      readonly weight: number;
      readonly " $fragmentSpreads": FragmentRefs<"PurposeDialog_purpose">;
    }>;
  } | null | undefined;
  readonly procedures: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PurposeDialog_provider">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
            (v1/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "procedureIds",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurposeDialog_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "cec47bb57718de819dfb1f908cc9fda6";

export default node;
