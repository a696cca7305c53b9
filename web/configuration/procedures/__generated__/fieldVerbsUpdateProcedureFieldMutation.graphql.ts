/**
 * @generated SignedSource<<04f1911aac0907c26b4facd9e26ff88b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
export type UpdateProcedureFieldInput = {
  expectedVersion?: number | null | undefined;
  externalLength?: boolean | null | undefined;
  fieldId: string;
  followUpTypeName?: boolean | null | undefined;
  hideGroup?: boolean | null | undefined;
  hideHeader?: boolean | null | undefined;
  name?: string | null | undefined;
  required?: boolean | null | undefined;
  type?: FieldType | null | undefined;
  weight?: number | null | undefined;
};
export type fieldVerbsUpdateProcedureFieldMutation$variables = {
  input: UpdateProcedureFieldInput;
};
export type fieldVerbsUpdateProcedureFieldMutation$data = {
  readonly updateProcedureField: {
    readonly refusal: {
      readonly current: {
        readonly field: {
          readonly " $fragmentSpreads": FragmentRefs<"FieldDialog_field">;
        } | null | undefined;
        readonly procedure: {
          readonly " $fragmentSpreads": FragmentRefs<"ProcedureFieldsPage_procedure">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly procedure: {
        readonly " $fragmentSpreads": FragmentRefs<"ProcedureFieldsPage_procedure">;
      };
    } | null | undefined;
  };
};
export type fieldVerbsUpdateProcedureFieldMutation = {
  response: fieldVerbsUpdateProcedureFieldMutation$data;
  variables: fieldVerbsUpdateProcedureFieldMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProcedureFieldsPage_procedure"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deleted",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "required",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "followUpTypeName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalLength",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hideHeader",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hideGroup",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasRecordedValues",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "ProcedureField",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v10/*:: as any*/),
    (v8/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureFieldOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
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
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "followUpInterval",
  "storageKey": null
},
v22 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fieldVerbsUpdateProcedureFieldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProcedureField",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Procedure",
                  "kind": "LinkedField",
                  "name": "procedure",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "ProcedureChanged",
              "abstractKey": "__isProcedureChanged"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useAction_refusal",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
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
                        "selections": (v2/*:: as any*/),
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
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fieldVerbsUpdateProcedureFieldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProcedureField",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Procedure",
                "kind": "LinkedField",
                "name": "procedure",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v20/*:: as any*/),
                  (v10/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ProcedureChanged",
            "abstractKey": "__isProcedureChanged"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v20/*:: as any*/),
                      (v10/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "type": "Procedure",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v10/*:: as any*/),
                      (v8/*:: as any*/),
                      (v11/*:: as any*/),
                      (v13/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProcedureFieldOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "ProcedureField",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "07b6b57aea245d2df6cc0cf6208c92f1",
    "id": null,
    "metadata": {},
    "name": "fieldVerbsUpdateProcedureFieldMutation",
    "operationKind": "mutation",
    "text": "mutation fieldVerbsUpdateProcedureFieldMutation(\n  $input: UpdateProcedureFieldInput!\n) {\n  updateProcedureField(input: $input) {\n    __typename\n    ... on ProcedureChanged {\n      __isProcedureChanged: __typename\n      procedure {\n        ...ProcedureFieldsPage_procedure\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on Procedure {\n          ...ProcedureFieldsPage_procedure\n        }\n        ... on ProcedureField {\n          ...FieldDialog_field\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment FieldDialog_field on ProcedureField {\n  id\n  databaseId\n  name\n  weight\n  type\n  required\n  followUpTypeName\n  externalLength\n  hideHeader\n  hideGroup\n  hasRecordedValues\n  version\n  options {\n    id\n  }\n}\n\nfragment ProcedureFieldsPage_procedure on Procedure {\n  id\n  name\n  deleted\n  fields {\n    id\n    databaseId\n    name\n    weight\n    required\n    type\n    followUpTypeName\n    version\n    ...FieldDialog_field\n  }\n  ...useDraft_procedure\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n\nfragment useDraft_procedure on Procedure {\n  id\n  databaseId\n  name\n  followUpInterval\n  requiredCallFields {\n    key\n  }\n  fields {\n    id\n    databaseId\n    name\n    type\n    required\n    followUpTypeName\n    hideHeader\n    hideGroup\n    options {\n      id\n      value\n      endFollowUp\n      immediateFollowUpInterval\n      requiredFieldIds\n      excludesOthers\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2fb7e805d6902e95a07e66cfa2936d45";

export default node;
