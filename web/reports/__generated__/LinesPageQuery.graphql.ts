/**
 * @generated SignedSource<<1dc6e44a687c3d90bad84bcc3b432997>>
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
export type LinesPageQuery$variables = {
  earlier: ReportRange;
  isCompared: boolean;
  range: ReportRange;
};
export type LinesPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly earlier?: {
        readonly all: ReadonlyArray<{
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
        readonly facilities: ReadonlyArray<{
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
        readonly months: ReadonlyArray<{
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
        readonly range: {
          readonly start: string;
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: {
          readonly lineDays: number;
          readonly placed: number;
          readonly removed: number;
        };
        readonly types: ReadonlyArray<{
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
      };
      readonly lines: {
        readonly all: ReadonlyArray<{
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
        readonly central: {
          readonly daysSinceLastInfection: number | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
        };
        readonly centralTypes: ReadonlyArray<string>;
        readonly facilities: ReadonlyArray<{
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
        readonly months: ReadonlyArray<{
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
        readonly range: {
          readonly start: string;
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: {
          readonly infectionCount: number;
          readonly lineDays: number;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
        };
        readonly types: ReadonlyArray<{
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
      };
    } | null | undefined;
  };
};
export type LinesPageQuery = {
  response: LinesPageQuery$data;
  variables: LinesPageQuery$variables;
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
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportDays",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RangeLine_days"
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placed",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removed",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openAtEnd",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineDays",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infectionCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "centralTypes",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infectionsPer1000LineDays",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysSinceLastInfection",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "central",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "facilityName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "typeName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "month",
    "storageKey": null
  },
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v19 = {
  "alias": "months",
  "args": [
    {
      "kind": "Literal",
      "name": "by",
      "value": [
        "MONTH"
      ]
    }
  ],
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": "rows(by:[\"MONTH\"])"
},
v20 = {
  "alias": "types",
  "args": [
    {
      "kind": "Literal",
      "name": "by",
      "value": [
        "TYPE"
      ]
    }
  ],
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": "rows(by:[\"TYPE\"])"
},
v21 = {
  "alias": "facilities",
  "args": [
    {
      "kind": "Literal",
      "name": "by",
      "value": [
        "FACILITY"
      ]
    }
  ],
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": "rows(by:[\"FACILITY\"])"
},
v22 = {
  "alias": "all",
  "args": [
    {
      "kind": "Literal",
      "name": "by",
      "value": [
        "FACILITY",
        "TYPE",
        "MONTH"
      ]
    }
  ],
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": "rows(by:[\"FACILITY\",\"TYPE\",\"MONTH\"])"
},
v23 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  }
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportDays",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LinesPageQuery",
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
                "concreteType": "LinesReport",
                "kind": "LinkedField",
                "name": "lines",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
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
                    "args": (v23/*:: as any*/),
                    "concreteType": "LinesReport",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v24/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
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
    "name": "LinesPageQuery",
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
                "concreteType": "LinesReport",
                "kind": "LinkedField",
                "name": "lines",
                "plural": false,
                "selections": [
                  (v25/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
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
                    "args": (v23/*:: as any*/),
                    "concreteType": "LinesReport",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v24/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
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
    "cacheID": "6371e3cfb272e21d3025dc8bb335db73",
    "id": null,
    "metadata": {},
    "name": "LinesPageQuery",
    "operationKind": "query",
    "text": "query LinesPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      lines(range: $range) {\n        range {\n          start\n          ...RangeLine_days\n        }\n        total {\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n        }\n        centralTypes\n        central {\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        months: rows(by: [MONTH]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        types: rows(by: [TYPE]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        facilities: rows(by: [FACILITY]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        all: rows(by: [FACILITY, TYPE, MONTH]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n      }\n      earlier: lines(range: $earlier) @include(if: $isCompared) {\n        range {\n          start\n          ...RangeLine_days\n        }\n        total {\n          placed\n          removed\n          lineDays\n        }\n        months: rows(by: [MONTH]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        types: rows(by: [TYPE]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        facilities: rows(by: [FACILITY]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        all: rows(by: [FACILITY, TYPE, MONTH]) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  until\n}\n"
  }
};
})();

(node as any).hash = "fc40b2367a570c3f0073dc69c6c62291";

export default node;
