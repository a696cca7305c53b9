/**
 * @generated SignedSource<<36f351993611fef38a3468c091f35038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcedureRow_procedure$data = {
  readonly databaseId: string;
  readonly fields: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly requiredFieldIds: ReadonlyArray<string>;
      readonly value: string;
    }>;
    readonly required: boolean;
    readonly type: FieldType;
    readonly " $fragmentSpreads": FragmentRefs<"RecordField_field">;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ProcedureRow_procedure";
};
export type ProcedureRow_procedure$key = {
  readonly " $data"?: ProcedureRow_procedure$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcedureRow_procedure">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "ProcedureRow_procedure",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "required",
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
              "name": "requiredFieldIds",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecordField_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Procedure",
  "abstractKey": null
};
})();

(node as any).hash = "289922e1df660fe17a5a82578c4c1a79";

export default node;
