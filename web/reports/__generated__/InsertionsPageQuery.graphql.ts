/**
 * @generated SignedSource<<25ddd21c497ad4b7e3da661ece148dcc>>
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
        readonly clinicians: ReadonlyArray<{
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
        readonly cliniciansByType: ReadonlyArray<{
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
        readonly types: ReadonlyArray<{
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
        readonly clinicians: ReadonlyArray<{
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
        readonly cliniciansByType: ReadonlyArray<{
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
        readonly types: ReadonlyArray<{
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
  "name": "isCompared"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v7 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  },
  (v6/*:: as any*/)
],
v8 = {
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertionCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successPercent",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "averageAttempts",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderChangeCount",
  "kind": "LinkedField",
  "name": "orderChanges",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
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
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = [
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
  (v9/*:: as any*/),
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
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderChangeCount",
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "clinicians",
  "plural": true,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "types",
  "plural": true,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "cliniciansByType",
  "plural": true,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v18 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  },
  (v6/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
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
      (v3/*:: as any*/)
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
                "args": (v7/*:: as any*/),
                "concreteType": "InsertionsReport",
                "kind": "LinkedField",
                "name": "insertions",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
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
                    "args": (v18/*:: as any*/),
                    "concreteType": "InsertionsReport",
                    "kind": "LinkedField",
                    "name": "insertions",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
                "args": (v7/*:: as any*/),
                "concreteType": "InsertionsReport",
                "kind": "LinkedField",
                "name": "insertions",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
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
                    "args": (v18/*:: as any*/),
                    "concreteType": "InsertionsReport",
                    "kind": "LinkedField",
                    "name": "insertions",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
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
    "cacheID": "68a0b50a475d2f01b1ac0ed90c6cb02d",
    "id": null,
    "metadata": {},
    "name": "InsertionsPageQuery",
    "operationKind": "query",
    "text": "query InsertionsPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n  $type: String\n) {\n  provider {\n    id\n    name\n    reports {\n      insertions(range: $range, type: $type) {\n        range {\n          ...RangeLine_days\n        }\n        total {\n          insertionCount\n          successPercent\n          averageAttempts\n          orderChanges {\n            name\n            count\n          }\n        }\n        clinicians {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        types {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        cliniciansByType {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n      }\n      earlier: insertions(range: $earlier, type: $type) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        total {\n          insertionCount\n          successPercent\n          averageAttempts\n        }\n        clinicians {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        types {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        cliniciansByType {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  until\n}\n"
  }
};
})();

(node as any).hash = "3f0dec47d154d3813266d99db02a9ed6";

export default node;
