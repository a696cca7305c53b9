/**
 * @generated SignedSource<<ef0fd1f6c60b5cb38ece8c53046b6898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDraft_procedure$data = {
  readonly databaseId: string;
  readonly fields: ReadonlyArray<{
    readonly databaseId: string;
    readonly followUpTypeName: boolean;
    readonly hideGroup: boolean;
    readonly hideHeader: boolean;
    readonly id: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly endFollowUp: boolean;
      readonly excludesOthers: boolean;
      readonly id: string;
      readonly immediateFollowUpInterval: number | null | undefined;
      readonly requiredFieldIds: ReadonlyArray<string>;
      readonly value: string;
    }>;
    readonly required: boolean;
    readonly type: FieldType;
  }>;
  readonly followUpInterval: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly requiredCallFields: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly " $fragmentType": "useDraft_procedure";
};
export type useDraft_procedure$key = {
  readonly " $data"?: useDraft_procedure$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDraft_procedure">;
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
  "name": "useDraft_procedure",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followUpInterval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequireableCallField",
      "kind": "LinkedField",
      "name": "requiredCallFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
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
          "kind": "ScalarField",
          "name": "required",
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
          "name": "hideHeader",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hideGroup",
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
              "name": "requiredFieldIds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "excludesOthers",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Procedure",
  "abstractKey": null
};
})();

(node as any).hash = "bc6a7f501d449fa075e4760a3c287e78";

export default node;
