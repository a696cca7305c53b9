/**
 * @generated SignedSource<<13574fc725f4a76147db709cb4f3e1e6>>
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
export type PerformancePageQuery$variables = {
  earlier: ReportRange;
  isCompared: boolean;
  range: ReportRange;
};
export type PerformancePageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly earlier?: {
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly users: ReadonlyArray<{
          readonly fullName: string;
          readonly procedures: ReadonlyArray<{
            readonly count: number;
            readonly databaseId: string;
          }>;
          readonly total: number;
          readonly userDatabaseId: string | null | undefined;
        }>;
      };
      readonly performance: {
        readonly procedures: ReadonlyArray<{
          readonly databaseId: string;
          readonly name: string;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly users: ReadonlyArray<{
          readonly fullName: string;
          readonly procedures: ReadonlyArray<{
            readonly count: number;
            readonly databaseId: string;
          }>;
          readonly total: number;
          readonly userDatabaseId: string | null | undefined;
        }>;
      };
    } | null | undefined;
  };
};
export type PerformancePageQuery = {
  response: PerformancePageQuery$data;
  variables: PerformancePageQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "PerformanceProcedure",
  "kind": "LinkedField",
  "name": "procedures",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "PerformanceRow",
  "kind": "LinkedField",
  "name": "users",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureCount",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  }
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PerformancePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                "args": (v5/*:: as any*/),
                "concreteType": "PerformanceReport",
                "kind": "LinkedField",
                "name": "performance",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
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
                    "args": (v10/*:: as any*/),
                    "concreteType": "PerformanceReport",
                    "kind": "LinkedField",
                    "name": "performance",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v9/*:: as any*/)
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PerformancePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                "args": (v5/*:: as any*/),
                "concreteType": "PerformanceReport",
                "kind": "LinkedField",
                "name": "performance",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
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
                    "args": (v10/*:: as any*/),
                    "concreteType": "PerformanceReport",
                    "kind": "LinkedField",
                    "name": "performance",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v9/*:: as any*/)
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
    "cacheID": "c45c9e4a7bf2176c5a3a87186aa951a2",
    "id": null,
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": "query PerformancePageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      performance(range: $range) {\n        range {\n          ...RangeLine_days\n        }\n        procedures {\n          databaseId\n          name\n        }\n        users {\n          userDatabaseId\n          fullName\n          total\n          procedures {\n            databaseId\n            count\n          }\n        }\n      }\n      earlier: performance(range: $earlier) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        users {\n          userDatabaseId\n          fullName\n          total\n          procedures {\n            databaseId\n            count\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "6bd72618dc536e49084181a32f047ee2";

export default node;
