/**
 * @generated SignedSource<<d852a8ccd052dd97f555794101c7586f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EscalationAudience = "administrators" | "managers" | "online" | "%future added value";
export type TargetStatus = "Normal" | "Stat" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TargetDialog_target$data = {
  readonly escalateAfter: number | null | undefined;
  readonly escalateTo: ReadonlyArray<EscalationAudience>;
  readonly facility: {
    readonly databaseId: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly purpose: {
    readonly databaseId: string;
    readonly name: string;
  } | null | undefined;
  readonly repeatEvery: number | null | undefined;
  readonly status: TargetStatus;
  readonly targetMinutes: number;
  readonly version: number;
  readonly " $fragmentType": "TargetDialog_target";
};
export type TargetDialog_target$key = {
  readonly " $data"?: TargetDialog_target$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetDialog_target">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TargetDialog_target",
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
    }
  ],
  "type": "WaitingTarget",
  "abstractKey": null
};
})();

(node as any).hash = "09beddd2a33f8e359abee6eb2e3ff7a4";

export default node;
