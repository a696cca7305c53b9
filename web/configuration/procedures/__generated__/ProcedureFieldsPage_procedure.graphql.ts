/**
 * @generated SignedSource<<c6bb50fef34ae3db5430b213328d172f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcedureFieldsPage_procedure$data = {
  readonly deleted: boolean;
  readonly fields: ReadonlyArray<{
    readonly databaseId: string;
    readonly followUpTypeName: boolean;
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly type: FieldType;
    readonly version: number;
    readonly weight: number;
    readonly " $fragmentSpreads": FragmentRefs<"FieldDialog_field">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDraft_procedure">;
  readonly " $fragmentType": "ProcedureFieldsPage_procedure";
};
export type ProcedureFieldsPage_procedure$key = {
  readonly " $data"?: ProcedureFieldsPage_procedure$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcedureFieldsPage_procedure">;
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
  "name": "ProcedureFieldsPage_procedure",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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
          "name": "required",
          "storageKey": null
        },
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
          "name": "followUpTypeName",
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
          "name": "FieldDialog_field"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDraft_procedure"
    }
  ],
  "type": "Procedure",
  "abstractKey": null
};
})();

(node as any).hash = "c554031e0b756a836c48cf40ac298aef";

export default node;
