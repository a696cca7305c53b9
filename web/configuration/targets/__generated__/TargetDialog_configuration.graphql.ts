/**
 * @generated SignedSource<<7d0ea4ffdb8942e67b9c97c0022b9554>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetDialog_configuration$data = {
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly purposes: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "TargetDialog_configuration";
};
export type TargetDialog_configuration$key = {
  readonly " $data"?: TargetDialog_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetDialog_configuration">;
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
  "name": "TargetDialog_configuration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Purpose",
      "kind": "LinkedField",
      "name": "purposes",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Configuration",
  "abstractKey": null
};
})();

(node as any).hash = "bfa94a55bbb2c10e54242c514622e2a2";

export default node;
