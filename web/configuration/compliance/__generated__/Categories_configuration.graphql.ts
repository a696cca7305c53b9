/**
 * @generated SignedSource<<6a611eb8361d358e35aac8bbed3e6691>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Categories_configuration$data = {
  readonly complianceCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly version: number;
  }>;
  readonly complianceRequirements: ReadonlyArray<{
    readonly category: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "Categories_configuration";
};
export type Categories_configuration$key = {
  readonly " $data"?: Categories_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Categories_configuration">;
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
  "name": "Categories_configuration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceCategory",
      "kind": "LinkedField",
      "name": "complianceCategories",
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
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceRequirement",
      "kind": "LinkedField",
      "name": "complianceRequirements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ComplianceCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Configuration",
  "abstractKey": null
};
})();

(node as any).hash = "62c9586a015eb3965f1b6859b999ca0b";

export default node;
