/**
 * @generated SignedSource<<33eb165bbbe76085bc4fab421dd64670>>
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
export type WorklogPageQuery$variables = {
  earlier: ReportRange;
  isCompared: boolean;
  range: ReportRange;
};
export type WorklogPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly earlier?: {
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
          readonly callsAssisted: number;
          readonly callsLed: number;
          readonly callsLedWithAssistant: number;
          readonly callsLedWithTrainee: number;
          readonly callsTrained: number;
          readonly fullName: string;
        }>;
      };
      readonly worklog: {
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
          readonly assistantsUnderLead: ReadonlyArray<{
            readonly count: number;
            readonly fullName: string;
          }>;
          readonly assistsUnderLead: ReadonlyArray<{
            readonly count: number;
            readonly fullName: string;
          }>;
          readonly callsAssisted: number;
          readonly callsLed: number;
          readonly callsLedWithAssistant: number;
          readonly callsLedWithTrainee: number;
          readonly callsTrained: number;
          readonly fullName: string;
          readonly traineesUnderLead: ReadonlyArray<{
            readonly count: number;
            readonly fullName: string;
          }>;
          readonly trainingsUnderLead: ReadonlyArray<{
            readonly count: number;
            readonly fullName: string;
          }>;
          readonly userDatabaseId: string;
        }>;
      };
    } | null | undefined;
  };
};
export type WorklogPageQuery = {
  response: WorklogPageQuery$data;
  variables: WorklogPageQuery$variables;
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
  "name": "fullName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsLed",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsAssisted",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsTrained",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsLedWithTrainee",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsLedWithAssistant",
  "storageKey": null
},
v13 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "WorklogRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userDatabaseId",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "assistsUnderLead",
      "plural": true,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "trainingsUnderLead",
      "plural": true,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "traineesUnderLead",
      "plural": true,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "assistantsUnderLead",
      "plural": true,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "WorklogRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
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
    "name": "WorklogPageQuery",
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
                "concreteType": "WorklogReport",
                "kind": "LinkedField",
                "name": "worklog",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v14/*:: as any*/)
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
                    "args": (v15/*:: as any*/),
                    "concreteType": "WorklogReport",
                    "kind": "LinkedField",
                    "name": "worklog",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v16/*:: as any*/)
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
    "name": "WorklogPageQuery",
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
                "concreteType": "WorklogReport",
                "kind": "LinkedField",
                "name": "worklog",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v14/*:: as any*/)
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
                    "args": (v15/*:: as any*/),
                    "concreteType": "WorklogReport",
                    "kind": "LinkedField",
                    "name": "worklog",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v16/*:: as any*/)
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
    "cacheID": "7f6a0b97fab74cc58781818eebfd0706",
    "id": null,
    "metadata": {},
    "name": "WorklogPageQuery",
    "operationKind": "query",
    "text": "query WorklogPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      worklog(range: $range) {\n        range {\n          ...RangeLine_days\n        }\n        rows {\n          userDatabaseId\n          fullName\n          callsLed\n          callsAssisted\n          callsTrained\n          callsLedWithTrainee\n          callsLedWithAssistant\n          assistsUnderLead {\n            fullName\n            count\n          }\n          trainingsUnderLead {\n            fullName\n            count\n          }\n          traineesUnderLead {\n            fullName\n            count\n          }\n          assistantsUnderLead {\n            fullName\n            count\n          }\n        }\n      }\n      earlier: worklog(range: $earlier) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        rows {\n          fullName\n          callsLed\n          callsAssisted\n          callsTrained\n          callsLedWithTrainee\n          callsLedWithAssistant\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "1188bce6d260a4d1d02b8ba56a4206eb";

export default node;
