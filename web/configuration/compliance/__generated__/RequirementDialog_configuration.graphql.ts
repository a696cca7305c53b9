/**
 * @generated SignedSource<<bef62536b46b9ff02937ed0b8cf176f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementDialog_configuration$data = {
  readonly complianceCategories: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "RequirementDialog_configuration";
};
export type RequirementDialog_configuration$key = {
  readonly " $data"?: RequirementDialog_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_configuration">;
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
  "name": "RequirementDialog_configuration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceCategory",
      "kind": "LinkedField",
      "name": "complianceCategories",
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

(node as any).hash = "316f4c7a97ed3c71cc6c2bcc4f5b87c8";

export default node;
