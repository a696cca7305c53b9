/**
 * @generated SignedSource<<236feaab3508ac0e1ccf6ff5c0f362f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requirementVerbs_refusal$data = {
  readonly current: {
    readonly provider: {
      readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
    } | null | undefined;
    readonly requirement: {
      readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_requirement">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
  readonly " $fragmentType": "requirementVerbs_refusal";
};
export type requirementVerbs_refusal$key = {
  readonly " $data"?: requirementVerbs_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"requirementVerbs_refusal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "requirementVerbs_refusal",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useAction_refusal",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FieldRefusal",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequirementsPage_provider"
              }
            ],
            "type": "Provider",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "provider"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequirementDialog_requirement"
              }
            ],
            "type": "ComplianceRequirement",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "requirement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "490cb9c7016bb84b75e6aa03af90c7ee";

export default node;
