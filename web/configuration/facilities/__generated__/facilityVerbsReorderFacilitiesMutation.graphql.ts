/**
 * @generated SignedSource<<b9c9e8cef6c395effc523c089bf59b82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReorderFacilitiesInput = {
  ids: ReadonlyArray<string>;
};
export type facilityVerbsReorderFacilitiesMutation$variables = {
  input: ReorderFacilitiesInput;
};
export type facilityVerbsReorderFacilitiesMutation$data = {
  readonly reorderFacilities: {
    readonly refusal: {
      readonly current: {
        readonly facility: {
          readonly " $fragmentSpreads": FragmentRefs<"FacilityDialog_facility">;
        } | null | undefined;
        readonly provider: {
          readonly " $fragmentSpreads": FragmentRefs<"FacilitiesPage_provider">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly provider: {
        readonly " $fragmentSpreads": FragmentRefs<"FacilitiesPage_provider">;
      };
    } | null | undefined;
  };
};
export type facilityVerbsReorderFacilitiesMutation = {
  response: facilityVerbsReorderFacilitiesMutation$data;
  variables: facilityVerbsReorderFacilitiesMutation$variables;
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
    "name": "FacilitiesPage_provider"
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
  "name": "timeZone",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZoneKnown",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "followUpsEnabled",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingFrom",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingTo",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingDays",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v17 = {
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
v18 = {
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
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/)
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
    "name": "facilityVerbsReorderFacilitiesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderFacilities",
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
                            "name": "FacilityDialog_facility"
                          }
                        ],
                        "type": "Facility",
                        "abstractKey": null
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "facility"
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
    "name": "facilityVerbsReorderFacilitiesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderFacilities",
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
                  (v18/*:: as any*/),
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
                      (v18/*:: as any*/)
                    ],
                    "type": "Provider",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "type": "Facility",
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
    "cacheID": "a86ce419b3f8cad47eb60734d9655138",
    "id": null,
    "metadata": {},
    "name": "facilityVerbsReorderFacilitiesMutation",
    "operationKind": "mutation",
    "text": "mutation facilityVerbsReorderFacilitiesMutation(\n  $input: ReorderFacilitiesInput!\n) {\n  reorderFacilities(input: $input) {\n    __typename\n    ... on ProviderChanged {\n      __isProviderChanged: __typename\n      provider {\n        ...FacilitiesPage_provider\n        id\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on Provider {\n          ...FacilitiesPage_provider\n        }\n        ... on Facility {\n          ...FacilityDialog_facility\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment FacilitiesPage_provider on Provider {\n  configuration {\n    facilities {\n      id\n      name\n      timeZone\n      timeZoneKnown\n      followUpsEnabled\n      workingFrom\n      workingTo\n      workingDays\n      weight\n      version\n      ...FacilityDialog_facility\n    }\n  }\n}\n\nfragment FacilityDialog_facility on Facility {\n  id\n  name\n  timeZone\n  timeZoneKnown\n  followUpsEnabled\n  workingFrom\n  workingTo\n  workingDays\n  weight\n  version\n  requiredCallFields {\n    key\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "059887347b81d1d8c717d0d706356560";

export default node;
