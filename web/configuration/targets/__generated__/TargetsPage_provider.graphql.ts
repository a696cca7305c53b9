/**
 * @generated SignedSource<<644c68e64564b232c4ecbb931f645d81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EscalationAudience = "administrators" | "managers" | "online" | "%future added value";
export type TargetStatus = "Normal" | "Stat" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TargetsPage_provider$data = {
  readonly configuration: {
    readonly waitingTargets: ReadonlyArray<{
      readonly escalateAfter: number | null | undefined;
      readonly escalateTo: ReadonlyArray<EscalationAudience>;
      readonly facility: {
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly purpose: {
        readonly name: string;
      } | null | undefined;
      readonly repeatEvery: number | null | undefined;
      readonly status: TargetStatus;
      readonly targetMinutes: number;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"TargetDialog_target">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"TargetDialog_configuration">;
  } | null | undefined;
  readonly " $fragmentType": "TargetsPage_provider";
};
export type TargetsPage_provider$key = {
  readonly " $data"?: TargetsPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetsPage_provider">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TargetsPage_provider",
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
          "concreteType": "WaitingTarget",
          "kind": "LinkedField",
          "name": "waitingTargets",
          "plural": true,
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
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Purpose",
              "kind": "LinkedField",
              "name": "purpose",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Facility",
              "kind": "LinkedField",
              "name": "facility",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "targetMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "escalateAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "escalateTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "repeatEvery",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TargetDialog_target"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TargetDialog_configuration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "3c86729d40af09903aed10370ca2f198";

export default node;
