/**
 * @generated SignedSource<<7fff6a9d01e4e1dfb0ee22611c4f522d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineReportGroup = "FACILITY" | "MONTH" | "TYPE" | "%future added value";
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
  by: ReadonlyArray<LineReportGroup>;
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
        readonly range: {
          readonly start: string;
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
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
        readonly total: {
          readonly lineDays: number;
          readonly placed: number;
          readonly removed: number;
        };
      };
      readonly lines: {
        readonly central: {
          readonly daysSinceLastInfection: number | null | undefined;
          readonly infectionCount: number;
          readonly infectionsPer1000LineDays: number | null | undefined;
          readonly lineDays: number;
        };
        readonly centralTypes: ReadonlyArray<string>;
        readonly range: {
          readonly start: string;
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
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
        readonly total: {
          readonly infectionCount: number;
          readonly lineDays: number;
          readonly openAtEnd: number;
          readonly placed: number;
          readonly removed: number;
        };
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
  "name": "isCompared"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
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
v6 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportDays",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
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
  "name": "placed",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removed",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openAtEnd",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineDays",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infectionCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
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
  "name": "centralTypes",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infectionsPer1000LineDays",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysSinceLastInfection",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "central",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "by",
      "variableName": "by"
    }
  ],
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
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
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v20 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  }
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "LineReportRow",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportDays",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
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
      (v3/*:: as any*/)
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
                "args": (v6/*:: as any*/),
                "concreteType": "LinesReport",
                "kind": "LinkedField",
                "name": "lines",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
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
                    "args": (v20/*:: as any*/),
                    "concreteType": "LinesReport",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v21/*:: as any*/),
                      (v19/*:: as any*/)
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
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
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
                "args": (v6/*:: as any*/),
                "concreteType": "LinesReport",
                "kind": "LinkedField",
                "name": "lines",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
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
                    "args": (v20/*:: as any*/),
                    "concreteType": "LinesReport",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": false,
                    "selections": [
                      (v22/*:: as any*/),
                      (v21/*:: as any*/),
                      (v19/*:: as any*/)
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
    "cacheID": "cef37c6a063b2607af2a70ee4c6fa50f",
    "id": null,
    "metadata": {},
    "name": "LinesPageQuery",
    "operationKind": "query",
    "text": "query LinesPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n  $by: [LineReportGroup!]!\n) {\n  provider {\n    id\n    name\n    reports {\n      lines(range: $range) {\n        range {\n          start\n          ...RangeLine_days\n        }\n        total {\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n        }\n        centralTypes\n        central {\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n        rows(by: $by) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n      }\n      earlier: lines(range: $earlier) @include(if: $isCompared) {\n        range {\n          start\n          ...RangeLine_days\n        }\n        total {\n          placed\n          removed\n          lineDays\n        }\n        rows(by: $by) {\n          facilityName\n          typeName\n          month\n          placed\n          removed\n          openAtEnd\n          lineDays\n          infectionCount\n          infectionsPer1000LineDays\n          daysSinceLastInfection\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "2e6788e17c44c7ac2beff8564772bdb4";

export default node;
