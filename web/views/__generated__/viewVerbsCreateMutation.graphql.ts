/**
 * @generated SignedSource<<5c343d3332ca7fa95f8a015d2a7a24f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewList = "COMPLETED_CALLS" | "DELETED_CALLS" | "LINES" | "QUEUE" | "REPORT_CALLS" | "REPORT_COMMITTEE" | "REPORT_COMPLETED" | "REPORT_COMPLIANCE" | "REPORT_DEMAND" | "REPORT_INFECTIONS" | "REPORT_INSERTIONS" | "REPORT_LINES" | "REPORT_PERFORMANCE" | "REPORT_REMOVALS" | "REPORT_RESPONSE_TIME" | "REPORT_WORKLOG" | "%future added value";
export type CreateSavedViewInput = {
  clientMutationId?: string | null | undefined;
  list?: SavedViewList | null | undefined;
  name?: string | null | undefined;
  query?: string | null | undefined;
  shared?: boolean | null | undefined;
};
export type viewVerbsCreateMutation$variables = {
  input: CreateSavedViewInput;
  list: SavedViewList;
};
export type viewVerbsCreateMutation$data = {
  readonly createSavedView: {
    readonly refusal: {
      readonly current: {
        readonly view: {
          readonly " $fragmentSpreads": FragmentRefs<"ViewDialog_view">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly provider: {
        readonly " $fragmentSpreads": FragmentRefs<"useViews_provider">;
      };
    } | null | undefined;
  };
};
export type viewVerbsCreateMutation = {
  response: viewVerbsCreateMutation$data;
  variables: viewVerbsCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
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
    "kind": "Variable",
    "name": "list",
    "variableName": "list"
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
  "name": "query",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shared",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerIsOwner",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "viewVerbsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createSavedView",
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
                  "selections": [
                    {
                      "args": (v2/*:: as any*/),
                      "kind": "FragmentSpread",
                      "name": "useViews_provider"
                    }
                  ],
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
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "ViewDialog_view"
                          }
                        ],
                        "type": "SavedView",
                        "abstractKey": null
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "view"
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
    "name": "viewVerbsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createSavedView",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanShareViews",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "SavedView",
                    "kind": "LinkedField",
                    "name": "savedViews",
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
                        "name": "viewerCanChange",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
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
                  (v7/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "type": "SavedView",
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
    "cacheID": "81ef6c80d8d72bb22318e383e4b10947",
    "id": null,
    "metadata": {},
    "name": "viewVerbsCreateMutation",
    "operationKind": "mutation",
    "text": "mutation viewVerbsCreateMutation(\n  $input: CreateSavedViewInput!\n  $list: SavedViewList!\n) {\n  createSavedView(input: $input) {\n    __typename\n    ... on ProviderChanged {\n      __isProviderChanged: __typename\n      provider {\n        ...useViews_provider_1UiebA\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on SavedView {\n          ...ViewDialog_view\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment ViewDialog_view on SavedView {\n  id\n  version\n  name\n  query\n  shared\n  viewerIsOwner\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n\nfragment useViews_provider_1UiebA on Provider {\n  viewerCanShareViews\n  savedViews(list: $list) {\n    id\n    name\n    query\n    shared\n    viewerCanChange\n    ...ViewDialog_view\n  }\n}\n"
  }
};
})();

(node as any).hash = "18c4e388aef4e72e488cfe471998e276";

export default node;
