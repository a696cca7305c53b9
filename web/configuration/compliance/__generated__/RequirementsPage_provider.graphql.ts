/**
 * @generated SignedSource<<cdc9432b4670cd487a3e3362de2b3d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementsPage_provider$data = {
  readonly configuration: {
    readonly complianceRequirements: ReadonlyArray<{
      readonly category: {
        readonly id: string;
        readonly name: string;
      };
      readonly facilities: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly gracePeriod: number;
      readonly id: string;
      readonly isGlobal: boolean;
      readonly link: string | null | undefined;
      readonly name: string;
      readonly version: number;
      readonly weight: number;
      readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_requirement">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Categories_configuration" | "OnboardingPeriod_configuration" | "RequirementDialog_configuration">;
  } | null | undefined;
  readonly " $fragmentType": "RequirementsPage_provider";
};
export type RequirementsPage_provider$key = {
  readonly " $data"?: RequirementsPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
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
  "name": "RequirementsPage_provider",
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
          "concreteType": "ComplianceRequirement",
          "kind": "LinkedField",
          "name": "complianceRequirements",
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
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ComplianceCategory",
              "kind": "LinkedField",
              "name": "category",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
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
              "concreteType": "Facility",
              "kind": "LinkedField",
              "name": "facilities",
              "plural": true,
              "selections": [
                (v1/*:: as any*/)
              ],
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
              "name": "link",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RequirementDialog_requirement"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequirementDialog_configuration"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Categories_configuration"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OnboardingPeriod_configuration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "1fd9a29b3750e31efc5a3c393441d114";

export default node;
