/**
 * @generated SignedSource<<c3bb68ccab22598cd44326d1aac4f6df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProcedureFieldsPageQuery$variables = {
  id: string;
};
export type ProcedureFieldsPageQuery$data = {
  readonly node: {
    readonly procedure: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProcedureFieldsPage_procedure">;
    } | null | undefined;
  } | null | undefined;
  readonly provider: {
    readonly viewerCanChangeConfiguration: boolean;
  };
};
export type ProcedureFieldsPageQuery = {
  response: ProcedureFieldsPageQuery$data;
  variables: ProcedureFieldsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanChangeConfiguration",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProcedureFieldsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProcedureFieldsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "externalLength",
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
                    "kind": "ScalarField",
                    "name": "hasRecordedValues",
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
                      (v2/*:: as any*/),
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
              (v5/*:: as any*/),
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
            "type": "Procedure",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "92b30bb7692c9361aa5d7ce0db5186ea",
    "id": null,
    "metadata": {},
    "name": "ProcedureFieldsPageQuery",
    "operationKind": "query",
    "text": "query ProcedureFieldsPageQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Procedure {\n      id\n      ...ProcedureFieldsPage_procedure\n    }\n    id\n  }\n  provider {\n    viewerCanChangeConfiguration\n    id\n  }\n}\n\nfragment FieldDialog_field on ProcedureField {\n  id\n  databaseId\n  name\n  weight\n  type\n  required\n  followUpTypeName\n  externalLength\n  hideHeader\n  hideGroup\n  hasRecordedValues\n  version\n  options {\n    id\n  }\n}\n\nfragment ProcedureFieldsPage_procedure on Procedure {\n  id\n  name\n  deleted\n  fields {\n    id\n    databaseId\n    name\n    weight\n    required\n    type\n    followUpTypeName\n    version\n    ...FieldDialog_field\n  }\n  ...useDraft_procedure\n}\n\nfragment useDraft_procedure on Procedure {\n  id\n  databaseId\n  name\n  followUpInterval\n  requiredCallFields {\n    key\n  }\n  fields {\n    id\n    databaseId\n    name\n    type\n    required\n    followUpTypeName\n    hideHeader\n    hideGroup\n    options {\n      id\n      value\n      endFollowUp\n      immediateFollowUpInterval\n      requiredFieldIds\n      excludesOthers\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a7513b3967c02526f0449df0e6c92626";

export default node;
