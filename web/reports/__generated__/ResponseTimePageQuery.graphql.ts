/**
 * @generated SignedSource<<58c65f1b8e23200b883f7dbd659eed27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportEarlier = "BEFORE" | "YEAR_BEFORE" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ResponseTimeGroup = "CLINICIANS" | "FACILITIES" | "HOURS" | "MONTHS" | "STATUSES" | "UNITS" | "%future added value";
export type ReportRange = {
  earlier?: ReportEarlier | null | undefined;
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type ResponseTimePageQuery$variables = {
  by: ResponseTimeGroup;
  earlier: ReportRange;
  endTime?: string | null | undefined;
  facilityId?: string | null | undefined;
  isCompared: boolean;
  purposeId?: string | null | undefined;
  range: ReportRange;
  startTime?: string | null | undefined;
  status?: string | null | undefined;
  unit?: string | null | undefined;
};
export type ResponseTimePageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly earlier?: {
        readonly range: {
          readonly start: string;
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
          readonly averageMinutes: number;
          readonly databaseId: string | null | undefined;
          readonly escalatedCount: number;
          readonly maxMinutes: number;
          readonly medianMinutes: number;
          readonly minMinutes: number;
          readonly name: string;
          readonly overTargetCount: number;
          readonly p90Minutes: number;
          readonly totalCount: number;
          readonly withinTargetPercent: number;
        }>;
        readonly total: {
          readonly averageMinutes: number;
          readonly databaseId: string | null | undefined;
          readonly escalatedCount: number;
          readonly maxMinutes: number;
          readonly medianMinutes: number;
          readonly minMinutes: number;
          readonly name: string;
          readonly overTargetCount: number;
          readonly p90Minutes: number;
          readonly totalCount: number;
          readonly withinTargetPercent: number;
        } | null | undefined;
      };
      readonly responseTime: {
        readonly range: {
          readonly start: string;
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
          readonly averageMinutes: number;
          readonly databaseId: string | null | undefined;
          readonly escalatedCount: number;
          readonly maxMinutes: number;
          readonly medianMinutes: number;
          readonly minMinutes: number;
          readonly name: string;
          readonly overTargetCount: number;
          readonly p90Minutes: number;
          readonly totalCount: number;
          readonly withinTargetPercent: number;
        }>;
        readonly total: {
          readonly averageMinutes: number;
          readonly databaseId: string | null | undefined;
          readonly escalatedCount: number;
          readonly maxMinutes: number;
          readonly medianMinutes: number;
          readonly minMinutes: number;
          readonly name: string;
          readonly overTargetCount: number;
          readonly p90Minutes: number;
          readonly totalCount: number;
          readonly withinTargetPercent: number;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type ResponseTimePageQuery = {
  response: ResponseTimePageQuery$data;
  variables: ResponseTimePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "by"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "earlier"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endTime"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "facilityId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCompared"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "purposeId"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startTime"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unit"
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "endTime"
},
v13 = {
  "kind": "Variable",
  "name": "facilityId",
  "variableName": "facilityId"
},
v14 = {
  "kind": "Variable",
  "name": "purposeId",
  "variableName": "purposeId"
},
v15 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "startTime"
},
v16 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v17 = {
  "kind": "Variable",
  "name": "unit",
  "variableName": "unit"
},
v18 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "averageMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "minMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "medianMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "p90Minutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "withinTargetPercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "overTargetCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "escalatedCount",
    "storageKey": null
  }
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "ResponseTimeRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "by",
      "variableName": "by"
    }
  ],
  "concreteType": "ResponseTimeRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v23 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ReportDays",
    "kind": "LinkedField",
    "name": "range",
    "plural": false,
    "selections": [
      (v19/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RangeLine_days"
      }
    ],
    "storageKey": null
  },
  (v21/*:: as any*/),
  (v22/*:: as any*/)
],
v24 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v25 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ReportDays",
    "kind": "LinkedField",
    "name": "range",
    "plural": false,
    "selections": [
      (v19/*:: as any*/),
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
  },
  (v21/*:: as any*/),
  (v22/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ResponseTimePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
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
                "args": (v18/*:: as any*/),
                "concreteType": "ResponseTimeReport",
                "kind": "LinkedField",
                "name": "responseTime",
                "plural": false,
                "selections": (v23/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "isCompared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": (v24/*:: as any*/),
                    "concreteType": "ResponseTimeReport",
                    "kind": "LinkedField",
                    "name": "responseTime",
                    "plural": false,
                    "selections": (v23/*:: as any*/),
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
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ResponseTimePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
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
                "args": (v18/*:: as any*/),
                "concreteType": "ResponseTimeReport",
                "kind": "LinkedField",
                "name": "responseTime",
                "plural": false,
                "selections": (v25/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "isCompared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": (v24/*:: as any*/),
                    "concreteType": "ResponseTimeReport",
                    "kind": "LinkedField",
                    "name": "responseTime",
                    "plural": false,
                    "selections": (v25/*:: as any*/),
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
    "cacheID": "6207fc1c01fb784a4bd3489239dcf157",
    "id": null,
    "metadata": {},
    "name": "ResponseTimePageQuery",
    "operationKind": "query",
    "text": "query ResponseTimePageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n  $status: String\n  $facilityId: String\n  $unit: String\n  $purposeId: String\n  $startTime: String\n  $endTime: String\n  $by: ResponseTimeGroup!\n) {\n  provider {\n    id\n    name\n    reports {\n      responseTime(range: $range, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId, startTime: $startTime, endTime: $endTime) {\n        range {\n          start\n          ...RangeLine_days\n        }\n        total {\n          databaseId\n          name\n          averageMinutes\n          minMinutes\n          maxMinutes\n          totalCount\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n          overTargetCount\n          escalatedCount\n        }\n        rows(by: $by) {\n          databaseId\n          name\n          averageMinutes\n          minMinutes\n          maxMinutes\n          totalCount\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n          overTargetCount\n          escalatedCount\n        }\n      }\n      earlier: responseTime(range: $earlier, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId, startTime: $startTime, endTime: $endTime) @include(if: $isCompared) {\n        range {\n          start\n          ...RangeLine_days\n        }\n        total {\n          databaseId\n          name\n          averageMinutes\n          minMinutes\n          maxMinutes\n          totalCount\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n          overTargetCount\n          escalatedCount\n        }\n        rows(by: $by) {\n          databaseId\n          name\n          averageMinutes\n          minMinutes\n          maxMinutes\n          totalCount\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n          overTargetCount\n          escalatedCount\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "d5ea08cc43e092cb2855cbba3a4a17e0";

export default node;
