/**
 * @generated SignedSource<<41d965baed48052bb1f8dc3b3a323171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveCentralTypesInput = {
  expectedVersion?: number | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
};
export type procedureVerbsSaveCentralTypesMutation$variables = {
  input: SaveCentralTypesInput;
};
export type procedureVerbsSaveCentralTypesMutation$data = {
  readonly saveCentralTypes: {
    readonly refusal: {
      readonly current: {
        readonly procedure: {
          readonly " $fragmentSpreads": FragmentRefs<"ProcedureDialog_procedure">;
        } | null | undefined;
        readonly provider: {
          readonly " $fragmentSpreads": FragmentRefs<"ProceduresPage_provider">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly provider: {
        readonly " $fragmentSpreads": FragmentRefs<"ProceduresPage_provider">;
      };
    } | null | undefined;
  };
};
export type procedureVerbsSaveCentralTypesMutation = {
  response: procedureVerbsSaveCentralTypesMutation$data;
  variables: procedureVerbsSaveCentralTypesMutation$variables;
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
    "name": "ProceduresPage_provider"
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
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "weight",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "followUpInterval",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countInPerformance",
  "storageKey": null
},
v13 = {
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
v14 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v7/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Configuration",
  "kind": "LinkedField",
  "name": "configuration",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CentralTypes",
      "kind": "LinkedField",
      "name": "centralTypes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "types",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": (v14/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "deletedProcedures",
      "args": [
        {
          "kind": "Literal",
          "name": "deleted",
          "value": true
        }
      ],
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": (v14/*:: as any*/),
      "storageKey": "procedures(deleted:true)"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "procedureVerbsSaveCentralTypesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveCentralTypes",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Provider",
                  "kind": "LinkedField",
                  "name": "provider",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "ProviderChanged",
              "abstractKey": "__isProviderChanged"
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
    "name": "procedureVerbsSaveCentralTypesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveCentralTypes",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Provider",
                "kind": "LinkedField",
                "name": "provider",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ProviderChanged",
            "abstractKey": "__isProviderChanged"
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
                  (v8/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/)
                    ],
                    "type": "Provider",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v7/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "type": "Procedure",
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
    "cacheID": "c3935a556e7bc994c792d2ca7353a106",
    "id": null,
    "metadata": {},
    "name": "procedureVerbsSaveCentralTypesMutation",
    "operationKind": "mutation",
    "text": "mutation procedureVerbsSaveCentralTypesMutation(\n  $input: SaveCentralTypesInput!\n) {\n  saveCentralTypes(input: $input) {\n    __typename\n    ... on ProviderChanged {\n      __isProviderChanged: __typename\n      provider {\n        ...ProceduresPage_provider\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on Provider {\n          ...ProceduresPage_provider\n        }\n        ... on Procedure {\n          ...ProcedureDialog_procedure\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment CentralTypes_configuration on Configuration {\n  lineTypes\n  centralTypes {\n    types\n    version\n  }\n}\n\nfragment ProcedureDialog_procedure on Procedure {\n  id\n  name\n  weight\n  followUpInterval\n  countInPerformance\n  version\n  requiredCallFields {\n    key\n  }\n}\n\nfragment ProceduresPage_provider on Provider {\n  configuration {\n    ...CentralTypes_configuration\n    procedures {\n      id\n      databaseId\n      name\n      weight\n      followUpInterval\n      countInPerformance\n      version\n      ...ProcedureDialog_procedure\n    }\n    deletedProcedures: procedures(deleted: true) {\n      id\n      databaseId\n      name\n      weight\n      followUpInterval\n      countInPerformance\n      version\n      ...ProcedureDialog_procedure\n    }\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "1d18d20032c037903a682271048982e8";

export default node;
