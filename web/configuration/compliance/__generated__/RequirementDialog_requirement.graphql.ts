/**
 * @generated SignedSource<<8606f5018b9bd6deed096d33ff2c5fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementDialog_requirement$data = {
  readonly category: {
    readonly databaseId: string;
  };
  readonly doesNotExpire: boolean;
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
  }>;
  readonly gracePeriod: number;
  readonly id: string;
  readonly isGlobal: boolean;
  readonly link: string | null | undefined;
  readonly name: string;
  readonly notes: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "RequirementDialog_requirement";
};
export type RequirementDialog_requirement$key = {
  readonly " $data"?: RequirementDialog_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_requirement">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementDialog_requirement",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGlobal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doesNotExpire",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gracePeriod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "ComplianceRequirement",
  "abstractKey": null
};
})();

(node as any).hash = "bbbbed68d17b7f5bb3b913df6ab77598";

export default node;
