/**
 * @generated SignedSource<<9773d53060e92f3414227083119819a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateFacilityInput = {
  clientMutationId?: string | null | undefined;
  followUpsEnabled?: boolean | null | undefined;
  name?: string | null | undefined;
  requiredCallFields?: ReadonlyArray<string> | null | undefined;
  timeZone?: string | null | undefined;
  weight?: number | null | undefined;
  workingDays?: ReadonlyArray<number> | null | undefined;
  workingFrom?: string | null | undefined;
  workingTo?: string | null | undefined;
};
export type facilityVerbsCreateFacilityMutation$variables = {
  input: CreateFacilityInput;
};
export type facilityVerbsCreateFacilityMutation$data = {
  readonly createFacility: {
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
      readonly facility: {
        readonly id: string;
      };
      readonly provider?: {
        readonly " $fragmentSpreads": FragmentRefs<"FacilitiesPage_provider">;
      };
    } | null | undefined;
  };
};
export type facilityVerbsCreateFacilityMutation = {
  response: facilityVerbsCreateFacilityMutation$data;
  variables: facilityVerbsCreateFacilityMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Facility",
  "kind": "LinkedField",
  "name": "facility",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FacilitiesPage_provider"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
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
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
  "name": "timeZone",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZoneKnown",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "followUpsEnabled",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingFrom",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingTo",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingDays",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v18 = {
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
v19 = {
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
        (v2/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/)
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
    "name": "facilityVerbsCreateFacilityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createFacility",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
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
                      "selections": (v4/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "type": "ProviderChanged",
                  "abstractKey": "__isProviderChanged"
                }
              ],
              "type": "CreateFacilitySuccess",
              "abstractKey": null
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
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
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
                        "selections": (v4/*:: as any*/),
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
    "name": "facilityVerbsCreateFacilityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createFacility",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
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
                      (v19/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ProviderChanged",
                "abstractKey": "__isProviderChanged"
              }
            ],
            "type": "CreateFacilitySuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v19/*:: as any*/)
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
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/)
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
    "cacheID": "b4e140aa5aed208dba6fba54e3cbb498",
    "id": null,
    "metadata": {},
    "name": "facilityVerbsCreateFacilityMutation",
    "operationKind": "mutation",
    "text": "mutation facilityVerbsCreateFacilityMutation(\n  $input: CreateFacilityInput!\n) {\n  createFacility(input: $input) {\n    __typename\n    ... on CreateFacilitySuccess {\n      facility {\n        id\n      }\n      ... on ProviderChanged {\n        __isProviderChanged: __typename\n        provider {\n          ...FacilitiesPage_provider\n          id\n        }\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on Provider {\n          ...FacilitiesPage_provider\n        }\n        ... on Facility {\n          ...FacilityDialog_facility\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment FacilitiesPage_provider on Provider {\n  configuration {\n    facilities {\n      id\n      name\n      timeZone\n      timeZoneKnown\n      followUpsEnabled\n      workingFrom\n      workingTo\n      workingDays\n      weight\n      version\n      ...FacilityDialog_facility\n    }\n  }\n}\n\nfragment FacilityDialog_facility on Facility {\n  id\n  name\n  timeZone\n  timeZoneKnown\n  followUpsEnabled\n  workingFrom\n  workingTo\n  workingDays\n  weight\n  version\n  requiredCallFields {\n    key\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "d75acb03d4e4e5b8a4073b3f11ff6110";

export default node;
