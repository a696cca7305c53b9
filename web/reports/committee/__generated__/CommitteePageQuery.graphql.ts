/**
 * @generated SignedSource<<985cc78334d8fba3a569c188c1f9e2bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplianceReportFilter = "COMPLIANT" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "NOT_COMPLIANT" | "POTENTIALLY_COMPLIANT" | "%future added value";
export type ReportEarlier = "BEFORE" | "YEAR_BEFORE" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRange = {
  earlier?: ReportEarlier | null | undefined;
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type CommitteePageQuery$variables = {
  earlier: ReportRange;
  isCompared: boolean;
  range: ReportRange;
};
export type CommitteePageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly committee: {
        readonly centralLines: {
          readonly daysSinceLastInfection: number | null | undefined;
          readonly facilityName: string | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
          readonly month: string | null | undefined;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
          readonly typeName: string | null | undefined;
        };
        readonly completedCount: number;
        readonly compliance: {
          readonly inComplianceCount: number;
          readonly personCount: number;
          readonly statuses: ReadonlyArray<{
            readonly filter: ComplianceReportFilter;
            readonly personCount: number;
            readonly rowCount: number;
          }>;
        };
        readonly hours: ReadonlyArray<{
          readonly callCount: number;
          readonly callsPerClinicianHour: number | null | undefined;
          readonly clinicianHours: number;
          readonly hour: number;
          readonly medianMinutes: number | null | undefined;
        }>;
        readonly insertionTypes: ReadonlyArray<{
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
        readonly insertions: {
          readonly insertionCount: number;
          readonly successPercent: number | null | undefined;
        };
        readonly lineTypes: ReadonlyArray<{
          readonly daysSinceLastInfection: number | null | undefined;
          readonly facilityName: string | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
          readonly month: string | null | undefined;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
          readonly typeName: string | null | undefined;
        }>;
        readonly lines: {
          readonly daysSinceLastInfection: number | null | undefined;
          readonly facilityName: string | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
          readonly month: string | null | undefined;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
          readonly typeName: string | null | undefined;
        };
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly removalCount: number;
        readonly removalReasons: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly responseTime: {
          readonly medianMinutes: number;
          readonly p90Minutes: number;
          readonly withinTargetPercent: number;
        } | null | undefined;
        readonly responseTimeStatuses: ReadonlyArray<{
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
      };
      readonly earlier?: {
        readonly centralLines: {
          readonly daysSinceLastInfection: number | null | undefined;
          readonly facilityName: string | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
          readonly month: string | null | undefined;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
          readonly typeName: string | null | undefined;
        };
        readonly completedCount: number;
        readonly compliance: {
          readonly inComplianceCount: number;
          readonly personCount: number;
          readonly statuses: ReadonlyArray<{
            readonly filter: ComplianceReportFilter;
            readonly personCount: number;
            readonly rowCount: number;
          }>;
        };
        readonly insertions: {
          readonly insertionCount: number;
          readonly successPercent: number | null | undefined;
        };
        readonly lines: {
          readonly daysSinceLastInfection: number | null | undefined;
          readonly facilityName: string | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
          readonly month: string | null | undefined;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
          readonly typeName: string | null | undefined;
        };
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly removalCount: number;
        readonly responseTime: {
          readonly medianMinutes: number;
          readonly p90Minutes: number;
          readonly withinTargetPercent: number;
        } | null | undefined;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MailEachMonth_provider">;
  };
};
export type CommitteePageQuery = {
  response: CommitteePageQuery$data;
  variables: CommitteePageQuery$variables;
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
  "name": "completedCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertionCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successPercent",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "insertions",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianMinutes",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p90Minutes",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withinTargetPercent",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "ResponseTimeRow",
  "kind": "LinkedField",
  "name": "responseTime",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeName",
  "storageKey": null
},
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "facilityName",
    "storageKey": null
  },
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "month",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "placed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "removed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "openAtEnd",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lineDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "infectionCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "infectionsPer1000LineDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "daysSinceLastInfection",
    "storageKey": null
  }
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "lines",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "centralLines",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removalCount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "personCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "ComplianceReportTotals",
  "kind": "LinkedField",
  "name": "compliance",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inComplianceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceReportTotal",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowCount",
          "storageKey": null
        },
        (v20/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v22 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "InsertionRow",
  "kind": "LinkedField",
  "name": "insertionTypes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clinicianName",
      "storageKey": null
    },
    (v15/*:: as any*/),
    (v8/*:: as any*/),
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
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderChangeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderChangeCount",
      "kind": "LinkedField",
      "name": "orderChanges",
      "plural": true,
      "selections": (v22/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "ResponseTimeRow",
  "kind": "LinkedField",
  "name": "responseTimeStatuses",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v4/*:: as any*/),
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
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
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
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "StaffedHour",
  "kind": "LinkedField",
  "name": "hours",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clinicianHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsPerClinicianHour",
      "storageKey": null
    },
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "lineTypes",
  "plural": true,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "RemovalReason",
  "kind": "LinkedField",
  "name": "removalReasons",
  "plural": true,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v28 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  }
],
v29 = {
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
    "name": "CommitteePageQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "MailEachMonth_provider"
          },
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
                "concreteType": "CommitteeReport",
                "kind": "LinkedField",
                "name": "committee",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v10/*:: as any*/),
                  (v14/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
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
                    "args": (v28/*:: as any*/),
                    "concreteType": "CommitteeReport",
                    "kind": "LinkedField",
                    "name": "committee",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v10/*:: as any*/),
                      (v14/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v21/*:: as any*/)
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
    "name": "CommitteePageQuery",
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
                "args": null,
                "concreteType": "CommitteeMail",
                "kind": "LinkedField",
                "name": "committeeMail",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "emails",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canMail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nextMonth",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "CommitteeReport",
                "kind": "LinkedField",
                "name": "committee",
                "plural": false,
                "selections": [
                  (v29/*:: as any*/),
                  (v7/*:: as any*/),
                  (v10/*:: as any*/),
                  (v14/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
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
                    "args": (v28/*:: as any*/),
                    "concreteType": "CommitteeReport",
                    "kind": "LinkedField",
                    "name": "committee",
                    "plural": false,
                    "selections": [
                      (v29/*:: as any*/),
                      (v7/*:: as any*/),
                      (v10/*:: as any*/),
                      (v14/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v21/*:: as any*/)
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
    "cacheID": "2a6d8fe711ce1d91ae6370844b2aa1ee",
    "id": null,
    "metadata": {},
    "name": "CommitteePageQuery",
    "operationKind": "query",
    "text": "query CommitteePageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n) {\n  provider {\n    id\n    name\n    ...MailEachMonth_provider\n    reports {\n      committee(range: $range) {\n        range {\n          ...RangeLine_days\n        }\n        completedCount\n        insertions {\n          insertionCount\n          successPercent\n        }\n        responseTime {\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n        }\n        lines {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        centralLines {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        removalCount\n        compliance {\n          personCount\n          inComplianceCount\n          statuses {\n            filter\n            rowCount\n            personCount\n          }\n        }\n        insertionTypes {\n          clinicianName\n          typeName\n          insertionCount\n          successful\n          unsuccessful\n          successPercent\n          averageAttempts\n          orderChangeCount\n          orderChanges {\n            name\n            count\n          }\n        }\n        responseTimeStatuses {\n          databaseId\n          name\n          averageMinutes\n          minMinutes\n          maxMinutes\n          totalCount\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n          overTargetCount\n          escalatedCount\n        }\n        hours {\n          hour\n          callCount\n          clinicianHours\n          callsPerClinicianHour\n          medianMinutes\n        }\n        lineTypes {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        removalReasons {\n          name\n          count\n        }\n      }\n      earlier: committee(range: $earlier) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        completedCount\n        insertions {\n          insertionCount\n          successPercent\n        }\n        responseTime {\n          medianMinutes\n          p90Minutes\n          withinTargetPercent\n        }\n        lines {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        centralLines {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        removalCount\n        compliance {\n          personCount\n          inComplianceCount\n          statuses {\n            filter\n            rowCount\n            personCount\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment MailEachMonth_provider on Provider {\n  reports {\n    committeeMail {\n      emails\n      version\n      canMail\n      nextMonth\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "5dd5f7da4575d98d68f6337de66bfba0";

export default node;
