/**
 * @generated SignedSource<<65af3198c67e8c403c4a270aaf1cbc23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryVerbs_refusal$data = {
  readonly current: {
    readonly provider: {
      readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
  readonly " $fragmentType": "categoryVerbs_refusal";
};
export type categoryVerbs_refusal$key = {
  readonly " $data"?: categoryVerbs_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryVerbs_refusal">;
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
  "name": "categoryVerbs_refusal",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "63f54d054a856fffb744edae6d24e777";

export default node;
