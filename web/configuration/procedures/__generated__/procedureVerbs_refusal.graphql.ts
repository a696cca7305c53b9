/**
 * @generated SignedSource<<8a13ab742d29aa155715eb51e7c9a51d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type procedureVerbs_refusal$data = {
  readonly current: {
    readonly procedure: {
      readonly " $fragmentSpreads": FragmentRefs<"ProcedureDialog_procedure">;
    } | null | undefined;
    readonly provider: {
      readonly " $fragmentSpreads": FragmentRefs<"ProceduresPage_provider">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
  readonly " $fragmentType": "procedureVerbs_refusal";
};
export type procedureVerbs_refusal$key = {
  readonly " $data"?: procedureVerbs_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"procedureVerbs_refusal">;
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
  "name": "procedureVerbs_refusal",
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
                "name": "ProceduresPage_provider"
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
                "name": "ProcedureDialog_procedure"
              }
            ],
            "type": "Procedure",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "procedure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "93755810cc4f0c85e145be356f288765";

export default node;
