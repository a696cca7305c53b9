/**
 * @generated SignedSource<<8ed5ee780b91405e0bcd60a0586dece9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FieldOptionsPage_field$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly endFollowUp: boolean;
    readonly id: string;
    readonly immediateFollowUpInterval: number | null | undefined;
    readonly value: string;
    readonly version: number;
    readonly weight: number;
    readonly " $fragmentSpreads": FragmentRefs<"OptionDialog_option">;
  }>;
  readonly procedure: {
    readonly databaseId: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"OptionDialog_procedure" | "useDraft_procedure">;
  };
  readonly type: FieldType;
  readonly " $fragmentType": "FieldOptionsPage_field";
};
export type FieldOptionsPage_field$key = {
  readonly " $data"?: FieldOptionsPage_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldOptionsPage_field">;
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
  "name": "databaseId",
  "storageKey": null
},
v2 = {
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
  "name": "FieldOptionsPage_field",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureFieldOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
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
          "name": "endFollowUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "immediateFollowUpInterval",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OptionDialog_option"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedure",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OptionDialog_procedure"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useDraft_procedure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProcedureField",
  "abstractKey": null
};
})();

(node as any).hash = "a137a694cc50c86af8e47e6b37f00675";

export default node;
