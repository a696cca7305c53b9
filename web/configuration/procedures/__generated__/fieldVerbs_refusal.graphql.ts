/**
 * @generated SignedSource<<d058972323d3860f1046b2927e448187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fieldVerbs_refusal$data = {
  readonly current: {
    readonly field: {
      readonly " $fragmentSpreads": FragmentRefs<"FieldDialog_field">;
    } | null | undefined;
    readonly procedure: {
      readonly " $fragmentSpreads": FragmentRefs<"ProcedureFieldsPage_procedure">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
  readonly " $fragmentType": "fieldVerbs_refusal";
};
export type fieldVerbs_refusal$key = {
  readonly " $data"?: fieldVerbs_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"fieldVerbs_refusal">;
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
  "name": "fieldVerbs_refusal",
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
                "name": "ProcedureFieldsPage_procedure"
              }
            ],
            "type": "Procedure",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "procedure"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FieldDialog_field"
              }
            ],
            "type": "ProcedureField",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "173c2f416086fb462655e8c62e5100e7";

export default node;
