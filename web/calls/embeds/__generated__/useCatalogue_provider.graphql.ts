/**
 * @generated SignedSource<<65734f9dbf82ca757898c88d5589689c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useCatalogue_provider$data = {
  readonly procedures: ReadonlyArray<{
    readonly databaseId: string;
    readonly fields: ReadonlyArray<{
      readonly databaseId: string;
      readonly followUpTypeName: boolean;
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly endFollowUp: boolean;
        readonly excludesOthers: boolean;
        readonly immediateFollowUpInterval: number | null | undefined;
        readonly requiredFieldIds: ReadonlyArray<string>;
        readonly value: string;
      }>;
      readonly required: boolean;
      readonly type: FieldType;
    }>;
    readonly followUpInterval: number | null | undefined;
    readonly name: string;
    readonly requiredCallFields: ReadonlyArray<{
      readonly key: string;
    }>;
  }>;
  readonly " $fragmentType": "useCatalogue_provider";
};
export type useCatalogue_provider$key = {
  readonly " $data"?: useCatalogue_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCatalogue_provider">;
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
  "name": "useCatalogue_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "9ebb15ba78cf34ba50c5dde645758eed";

export default node;
