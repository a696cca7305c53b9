/**
 * @generated SignedSource<<5eeab809bb215078c0536e53339fed5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EscalationAudience = "administrators" | "managers" | "online" | "%future added value";
export type UpdateWaitingTargetInput = {
  escalateAfter?: number | null | undefined;
  escalateTo?: ReadonlyArray<EscalationAudience> | null | undefined;
  expectedVersion?: number | null | undefined;
  repeatEvery?: number | null | undefined;
  targetId: string;
  targetMinutes?: number | null | undefined;
};
export type targetVerbsUpdateWaitingTargetMutation$variables = {
  input: UpdateWaitingTargetInput;
};
export type targetVerbsUpdateWaitingTargetMutation$data = {
  readonly updateWaitingTarget: {
    readonly refusal: {
      readonly current: {
        readonly target: {
          readonly " $fragmentSpreads": FragmentRefs<"TargetDialog_target">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly provider: {
        readonly " $fragmentSpreads": FragmentRefs<"TargetsPage_provider">;
      };
    } | null | undefined;
  };
};
export type targetVerbsUpdateWaitingTargetMutation = {
  response: targetVerbsUpdateWaitingTargetMutation$data;
  variables: targetVerbsUpdateWaitingTargetMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
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
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "status",
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
  "name": "databaseId",
  "storageKey": null
},
v11 = [
  (v9/*:: as any*/),
  (v6/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetMinutes",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "escalateAfter",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "escalateTo",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "repeatEvery",
  "storageKey": null
},
v16 = [
  (v10/*:: as any*/),
  (v9/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "targetVerbsUpdateWaitingTargetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateWaitingTarget",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "TargetsPage_provider"
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
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
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
                            "name": "TargetDialog_target"
                          }
                        ],
                        "type": "WaitingTarget",
                        "abstractKey": null
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "target"
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
    "name": "targetVerbsUpdateWaitingTargetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateWaitingTarget",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
                    "concreteType": "Configuration",
                    "kind": "LinkedField",
                    "name": "configuration",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WaitingTarget",
                        "kind": "LinkedField",
                        "name": "waitingTargets",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Purpose",
                            "kind": "LinkedField",
                            "name": "purpose",
                            "plural": false,
                            "selections": (v11/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Facility",
                            "kind": "LinkedField",
                            "name": "facility",
                            "plural": false,
                            "selections": (v11/*:: as any*/),
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Purpose",
                        "kind": "LinkedField",
                        "name": "purposes",
                        "plural": true,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Facility",
                        "kind": "LinkedField",
                        "name": "facilities",
                        "plural": true,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Purpose",
                        "kind": "LinkedField",
                        "name": "purpose",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Facility",
                        "kind": "LinkedField",
                        "name": "facility",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "type": "WaitingTarget",
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
    "cacheID": "49d891a64018ad43b8277f57fa699f13",
    "id": null,
    "metadata": {},
    "name": "targetVerbsUpdateWaitingTargetMutation",
    "operationKind": "mutation",
    "text": "mutation targetVerbsUpdateWaitingTargetMutation(\n  $input: UpdateWaitingTargetInput!\n) {\n  updateWaitingTarget(input: $input) {\n    __typename\n    ... on ProviderChanged {\n      __isProviderChanged: __typename\n      provider {\n        ...TargetsPage_provider\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on WaitingTarget {\n          ...TargetDialog_target\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment TargetDialog_configuration on Configuration {\n  purposes {\n    databaseId\n    name\n    id\n  }\n  facilities {\n    databaseId\n    name\n    id\n  }\n}\n\nfragment TargetDialog_target on WaitingTarget {\n  id\n  version\n  status\n  purpose {\n    databaseId\n    name\n    id\n  }\n  facility {\n    databaseId\n    name\n    id\n  }\n  targetMinutes\n  escalateAfter\n  escalateTo\n  repeatEvery\n}\n\nfragment TargetsPage_provider on Provider {\n  configuration {\n    waitingTargets {\n      id\n      version\n      status\n      purpose {\n        name\n        id\n      }\n      facility {\n        name\n        id\n      }\n      targetMinutes\n      escalateAfter\n      escalateTo\n      repeatEvery\n      ...TargetDialog_target\n    }\n    ...TargetDialog_configuration\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e3bd2732e86d2bf4a99ca7e531c3a18";

export default node;
