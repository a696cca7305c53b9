/**
 * @generated SignedSource<<69197355a540a7242ba4ecc26372ae75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type optionVerbs_refusal$data = {
  readonly current: {
    readonly field: {
      readonly " $fragmentSpreads": FragmentRefs<"FieldOptionsPage_field">;
    } | null | undefined;
    readonly option: {
      readonly " $fragmentSpreads": FragmentRefs<"OptionDialog_option">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
  readonly " $fragmentType": "optionVerbs_refusal";
};
export type optionVerbs_refusal$key = {
  readonly " $data"?: optionVerbs_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"optionVerbs_refusal">;
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
  "name": "optionVerbs_refusal",
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
                "name": "FieldOptionsPage_field"
              }
            ],
            "type": "ProcedureField",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "field"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OptionDialog_option"
              }
            ],
            "type": "ProcedureFieldOption",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "option"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "4258e724c774da15ede53ef6094664a5";

export default node;
