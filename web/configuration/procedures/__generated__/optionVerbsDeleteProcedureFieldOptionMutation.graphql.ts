/**
 * @generated SignedSource<<1ae26e043fcbda4e2e676636d91e87ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteProcedureFieldOptionInput = {
  expectedVersion?: number | null | undefined;
  optionId: string;
};
export type optionVerbsDeleteProcedureFieldOptionMutation$variables = {
  input: DeleteProcedureFieldOptionInput;
};
export type optionVerbsDeleteProcedureFieldOptionMutation$data = {
  readonly deleteProcedureFieldOption: {
    readonly refusal: {
      readonly current: {
        readonly field: {
          readonly " $fragmentSpreads": FragmentRefs<"FieldOptionsPage_field">;
        } | null | undefined;
        readonly option: {
          readonly " $fragmentSpreads": FragmentRefs<"OptionDialog_option">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly field: {
        readonly " $fragmentSpreads": FragmentRefs<"FieldOptionsPage_field">;
      };
    } | null | undefined;
  };
};
export type optionVerbsDeleteProcedureFieldOptionMutation = {
  response: optionVerbsDeleteProcedureFieldOptionMutation$data;
  variables: optionVerbsDeleteProcedureFieldOptionMutation$variables;
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
    "name": "FieldOptionsPage_field"
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
  "name": "databaseId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endFollowUp",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immediateFollowUpInterval",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiredFieldIds",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excludesOthers",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ProcedureFieldOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Procedure",
  "kind": "LinkedField",
  "name": "procedure",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
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
            (v7/*:: as any*/),
            (v11/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v15/*:: as any*/),
            (v16/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v7/*:: as any*/),
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "optionVerbsDeleteProcedureFieldOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteProcedureFieldOption",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProcedureField",
                  "kind": "LinkedField",
                  "name": "field",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "ProcedureFieldChanged",
              "abstractKey": "__isProcedureFieldChanged"
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
    "name": "optionVerbsDeleteProcedureFieldOptionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteProcedureFieldOption",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProcedureField",
                "kind": "LinkedField",
                "name": "field",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ProcedureFieldChanged",
            "abstractKey": "__isProcedureFieldChanged"
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
                      (v10/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "type": "ProcedureField",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "type": "ProcedureFieldOption",
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
    "cacheID": "94a3d7ba094f9f56d23c0acfc4448929",
    "id": null,
    "metadata": {},
    "name": "optionVerbsDeleteProcedureFieldOptionMutation",
    "operationKind": "mutation",
    "text": "mutation optionVerbsDeleteProcedureFieldOptionMutation(\n  $input: DeleteProcedureFieldOptionInput!\n) {\n  deleteProcedureFieldOption(input: $input) {\n    __typename\n    ... on ProcedureFieldChanged {\n      __isProcedureFieldChanged: __typename\n      field {\n        ...FieldOptionsPage_field\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on ProcedureField {\n          ...FieldOptionsPage_field\n        }\n        ... on ProcedureFieldOption {\n          ...OptionDialog_option\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment FieldOptionsPage_field on ProcedureField {\n  id\n  databaseId\n  name\n  type\n  options {\n    id\n    value\n    weight\n    endFollowUp\n    immediateFollowUpInterval\n    version\n    ...OptionDialog_option\n  }\n  procedure {\n    databaseId\n    name\n    ...OptionDialog_procedure\n    ...useDraft_procedure\n    id\n  }\n}\n\nfragment OptionDialog_option on ProcedureFieldOption {\n  id\n  value\n  endFollowUp\n  immediateFollowUpInterval\n  requiredFieldIds\n  excludesOthers\n  version\n}\n\nfragment OptionDialog_procedure on Procedure {\n  fields {\n    id\n    databaseId\n    name\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n\nfragment useDraft_procedure on Procedure {\n  id\n  databaseId\n  name\n  followUpInterval\n  requiredCallFields {\n    key\n  }\n  fields {\n    id\n    databaseId\n    name\n    type\n    required\n    followUpTypeName\n    hideHeader\n    hideGroup\n    options {\n      id\n      value\n      endFollowUp\n      immediateFollowUpInterval\n      requiredFieldIds\n      excludesOthers\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1c814843512c31af40ee2ac8a2cb5a97";

export default node;
