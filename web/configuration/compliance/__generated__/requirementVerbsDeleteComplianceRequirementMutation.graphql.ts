/**
 * @generated SignedSource<<ec909100460292df20c859635ef72ab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteComplianceRequirementInput = {
  expectedVersion?: number | null | undefined;
  requirementId: string;
};
export type requirementVerbsDeleteComplianceRequirementMutation$variables = {
  input: DeleteComplianceRequirementInput;
};
export type requirementVerbsDeleteComplianceRequirementMutation$data = {
  readonly deleteComplianceRequirement: {
    readonly refusal: {
      readonly current: {
        readonly provider: {
          readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
        } | null | undefined;
        readonly requirement: {
          readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_requirement">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly provider: {
        readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
      };
    } | null | undefined;
  };
};
export type requirementVerbsDeleteComplianceRequirementMutation = {
  response: requirementVerbsDeleteComplianceRequirementMutation$data;
  variables: requirementVerbsDeleteComplianceRequirementMutation$variables;
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
    "name": "RequirementsPage_provider"
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
  "name": "version",
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
  "name": "isGlobal",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gracePeriod",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doesNotExpire",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
},
v16 = {
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
      "concreteType": "ComplianceRequirement",
      "kind": "LinkedField",
      "name": "complianceRequirements",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ComplianceCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v10/*:: as any*/)
          ],
          "storageKey": null
        },
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Facility",
          "kind": "LinkedField",
          "name": "facilities",
          "plural": true,
          "selections": [
            (v8/*:: as any*/),
            (v7/*:: as any*/),
            (v10/*:: as any*/)
          ],
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
      "concreteType": "ComplianceCategory",
      "kind": "LinkedField",
      "name": "complianceCategories",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v8/*:: as any*/),
        (v7/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v8/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OnboardingGracePeriod",
      "kind": "LinkedField",
      "name": "onboardingGracePeriod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = [
  (v10/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "requirementVerbsDeleteComplianceRequirementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteComplianceRequirement",
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
                            "name": "RequirementDialog_requirement"
                          }
                        ],
                        "type": "ComplianceRequirement",
                        "abstractKey": null
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "requirement"
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
    "name": "requirementVerbsDeleteComplianceRequirementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteComplianceRequirement",
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
                  (v16/*:: as any*/),
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
                      (v16/*:: as any*/)
                    ],
                    "type": "Provider",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ComplianceCategory",
                        "kind": "LinkedField",
                        "name": "category",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Facility",
                        "kind": "LinkedField",
                        "name": "facilities",
                        "plural": true,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v13/*:: as any*/),
                      (v12/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "type": "ComplianceRequirement",
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
    "cacheID": "9b013100def0a033a799da0e6b00091d",
    "id": null,
    "metadata": {},
    "name": "requirementVerbsDeleteComplianceRequirementMutation",
    "operationKind": "mutation",
    "text": "mutation requirementVerbsDeleteComplianceRequirementMutation(\n  $input: DeleteComplianceRequirementInput!\n) {\n  deleteComplianceRequirement(input: $input) {\n    __typename\n    ... on ProviderChanged {\n      __isProviderChanged: __typename\n      provider {\n        ...RequirementsPage_provider\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on Provider {\n          ...RequirementsPage_provider\n        }\n        ... on ComplianceRequirement {\n          ...RequirementDialog_requirement\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment Categories_configuration on Configuration {\n  complianceCategories {\n    id\n    name\n    version\n  }\n  complianceRequirements {\n    category {\n      id\n    }\n    id\n  }\n}\n\nfragment OnboardingPeriod_configuration on Configuration {\n  onboardingGracePeriod {\n    days\n    version\n  }\n}\n\nfragment RequirementDialog_configuration on Configuration {\n  complianceCategories {\n    databaseId\n    name\n    id\n  }\n  facilities {\n    databaseId\n    name\n    id\n  }\n}\n\nfragment RequirementDialog_requirement on ComplianceRequirement {\n  id\n  name\n  category {\n    databaseId\n    id\n  }\n  facilities {\n    databaseId\n    id\n  }\n  isGlobal\n  doesNotExpire\n  notes\n  link\n  gracePeriod\n  version\n}\n\nfragment RequirementsPage_provider on Provider {\n  configuration {\n    complianceRequirements {\n      id\n      name\n      weight\n      version\n      category {\n        id\n        name\n      }\n      isGlobal\n      facilities {\n        name\n        id\n      }\n      gracePeriod\n      link\n      ...RequirementDialog_requirement\n    }\n    ...RequirementDialog_configuration\n    ...Categories_configuration\n    ...OnboardingPeriod_configuration\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "2432e27b2b0afb575162c8e30b6dc63d";

export default node;
