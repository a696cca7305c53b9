/**
 * @generated SignedSource<<e9de2223626559630d9d5f836e144b82>>
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
export type RemovalsPageQuery$variables = {
  page?: number | null | undefined;
  range: ReportRange;
};
export type RemovalsPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly removals: {
        readonly pageCount: number;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly reasons: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly rows: ReadonlyArray<{
          readonly clinicianName: string | null | undefined;
          readonly completedAt: string | null | undefined;
          readonly fields: ReadonlyArray<{
            readonly fieldName: string;
            readonly procedureDatabaseId: string;
            readonly procedureName: string;
            readonly type: string;
            readonly values: ReadonlyArray<string>;
          }>;
          readonly hospital: string | null | undefined;
          readonly reasons: ReadonlyArray<string>;
          readonly timeZone: string;
        }>;
        readonly total: number;
      };
    } | null | undefined;
  };
};
export type RemovalsPageQuery = {
  response: RemovalsPageQuery$data;
  variables: RemovalsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
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
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "RemovalReason",
  "kind": "LinkedField",
  "name": "reasons",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Removal",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
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
      "name": "hospital",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedValue",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldName",
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
          "name": "values",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RemovalsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "args": (v4/*:: as any*/),
                "concreteType": "RemovalsReport",
                "kind": "LinkedField",
                "name": "removals",
                "plural": false,
                "selections": [
                  {
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RemovalsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "args": (v4/*:: as any*/),
                "concreteType": "RemovalsReport",
                "kind": "LinkedField",
                "name": "removals",
                "plural": false,
                "selections": [
                  {
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
                      (v8/*:: as any*/),
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
                  },
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
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
    "cacheID": "6cf1c0fea17f5b213a7bac36974e8578",
    "id": null,
    "metadata": {},
    "name": "RemovalsPageQuery",
    "operationKind": "query",
    "text": "query RemovalsPageQuery(\n  $range: ReportRange!\n  $page: Int\n) {\n  provider {\n    id\n    name\n    reports {\n      removals(range: $range, page: $page) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        pageCount\n        reasons {\n          name\n          count\n        }\n        rows {\n          clinicianName\n          hospital\n          timeZone\n          completedAt\n          reasons\n          fields {\n            procedureDatabaseId\n            procedureName\n            fieldName\n            type\n            values\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "9d46bbb04d2bc04f81ee5d41e5d85893";

export default node;
