/**
 * @generated SignedSource<<19fd3893413004977dd7dc71edbbad8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportEarlier = "BEFORE" | "YEAR_BEFORE" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRange = {
  earlier?: ReportEarlier | null | undefined;
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type InsertionsPageQuery$variables = {
  earlier: ReportRange;
  isByBoth: boolean;
  isByClinician: boolean;
  isByType: boolean;
  isCompared: boolean;
  range: ReportRange;
  type?: string | null | undefined;
};
export type InsertionsPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly earlier?: {
        readonly clinicians?: ReadonlyArray<{
          readonly averageAttempts: number | null | undefined;
          readonly clinicianName: string | null | undefined;
          readonly insertionCount: number;
          readonly orderChangeCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
          readonly successful: number;
          readonly typeName: string | null | undefined;
          readonly unsuccessful: number;
        }>;
        readonly cliniciansByType?: ReadonlyArray<{
          readonly averageAttempts: number | null | undefined;
          readonly clinicianName: string | null | undefined;
          readonly insertionCount: number;
          readonly orderChangeCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
          readonly successful: number;
          readonly typeName: string | null | undefined;
          readonly unsuccessful: number;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: {
          readonly averageAttempts: number | null | undefined;
          readonly insertionCount: number;
          readonly successPercent: number | null | undefined;
        };
        readonly types?: ReadonlyArray<{
          readonly averageAttempts: number | null | undefined;
          readonly clinicianName: string | null | undefined;
          readonly insertionCount: number;
          readonly orderChangeCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
          readonly successful: number;
          readonly typeName: string | null | undefined;
          readonly unsuccessful: number;
        }>;
      };
      readonly insertions: {
        readonly clinicians?: ReadonlyArray<{
          readonly averageAttempts: number | null | undefined;
          readonly clinicianName: string | null | undefined;
          readonly insertionCount: number;
          readonly orderChangeCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
          readonly successful: number;
          readonly typeName: string | null | undefined;
          readonly unsuccessful: number;
        }>;
        readonly cliniciansByType?: ReadonlyArray<{
          readonly averageAttempts: number | null | undefined;
          readonly clinicianName: string | null | undefined;
          readonly insertionCount: number;
          readonly orderChangeCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
          readonly successful: number;
          readonly typeName: string | null | undefined;
          readonly unsuccessful: number;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: {
          readonly averageAttempts: number | null | undefined;
          readonly insertionCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
        };
        readonly types?: ReadonlyArray<{
          readonly averageAttempts: number | null | undefined;
          readonly clinicianName: string | null | undefined;
          readonly insertionCount: number;
          readonly orderChangeCount: number;
          readonly orderChanges: ReadonlyArray<{
            readonly count: number;
            readonly name: string;
          }>;
          readonly successPercent: number | null | undefined;
          readonly successful: number;
          readonly typeName: string | null | undefined;
          readonly unsuccessful: number;
        }>;
      };
    } | null | undefined;
  };
};
export type InsertionsPageQuery = {
  response: InsertionsPageQuery$data;
  variables: InsertionsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "earlier"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isByBoth"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isByClinician"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isByType"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCompared"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
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
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v10 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  },
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportDays",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RangeLine_days"
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertionCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successPercent",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "averageAttempts",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderChangeCount",
  "kind": "LinkedField",
  "name": "orderChanges",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "clinicianName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "typeName",
    "storageKey": null
  },
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "successful",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unsuccessful",
    "storageKey": null
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderChangeCount",
    "storageKey": null
  },
  (v15/*:: as any*/)
],
v18 = {
  "condition": "isByClinician",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InsertionRow",
      "kind": "LinkedField",
      "name": "clinicians",
      "plural": true,
      "selections": (v17/*:: as any*/),
      "storageKey": null
    }
  ]
},
v19 = {
  "condition": "isByType",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InsertionRow",
      "kind": "LinkedField",
      "name": "types",
      "plural": true,
      "selections": (v17/*:: as any*/),
      "storageKey": null
    }
  ]
},
v20 = {
  "condition": "isByBoth",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InsertionRow",
      "kind": "LinkedField",
      "name": "cliniciansByType",
      "plural": true,
      "selections": (v17/*:: as any*/),
      "storageKey": null
    }
  ]
},
v21 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  },
  (v9/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportDays",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InsertionsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Reports",
            "kind": "LinkedField",
            "name": "reports",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "InsertionsReport",
                "kind": "LinkedField",
                "name": "insertions",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "isCompared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": (v21/*:: as any*/),
                    "concreteType": "InsertionsReport",
                    "kind": "LinkedField",
                    "name": "insertions",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v22/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InsertionsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Reports",
            "kind": "LinkedField",
            "name": "reports",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "InsertionsReport",
                "kind": "LinkedField",
                "name": "insertions",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "isCompared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": (v21/*:: as any*/),
                    "concreteType": "InsertionsReport",
                    "kind": "LinkedField",
                    "name": "insertions",
                    "plural": false,
                    "selections": [
                      (v23/*:: as any*/),
                      (v22/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56bcb00d89a7d2ec9d184d9726957570",
    "id": null,
    "metadata": {},
    "name": "InsertionsPageQuery",
    "operationKind": "query",
    "text": "query InsertionsPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n  $type: String\n  $isByClinician: Boolean!\n  $isByType: Boolean!\n  $isByBoth: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      insertions(range: $range, type: $type) {\n        range {\n          ...RangeLine_days\n        }\n        total {\n          insertionCount\n          successPercent\n          averageAttempts\n          orderChanges {\n            name\n            count\n          }\n        }\n        clinicians @include(if: $isByClinician) {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        types @include(if: $isByType) {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        cliniciansByType @include(if: $isByBoth) {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n      }\n      earlier: insertions(range: $earlier, type: $type) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        total {\n          insertionCount\n          successPercent\n          averageAttempts\n        }\n        clinicians @include(if: $isByClinician) {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        types @include(if: $isByType) {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        cliniciansByType @include(if: $isByBoth) {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "793d8f727748655fa1799034c4e215a4";

export default node;
