/**
 * @generated SignedSource<<07f5f23955e489eaa9e273304dbf342e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRange = {
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type WorklogPageQuery$variables = {
  range: ReportRange;
};
export type WorklogPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v6 = {
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
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsLed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsAssisted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsTrained",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsLedWithTrainee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsLedWithAssistant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "assistsUnderLead",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "trainingsUnderLead",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "traineesUnderLead",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorklogCompanion",
      "kind": "LinkedField",
      "name": "assistantsUnderLead",
      "plural": true,
      "selections": (v5/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
                "args": (v3/*:: as any*/),
                "concreteType": "WorklogReport",
                "kind": "LinkedField",
                "name": "worklog",
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
                  (v6/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
                "args": (v3/*:: as any*/),
                "concreteType": "WorklogReport",
                "kind": "LinkedField",
                "name": "worklog",
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "timeZone",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
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
    "cacheID": "d358304c7dd62489fec9773c6c4e5b37",
    "id": null,
    "metadata": {},
    "name": "WorklogPageQuery",
    "operationKind": "query",
    "text": "query WorklogPageQuery(\n  $range: ReportRange!\n) {\n  provider {\n    id\n    name\n    reports {\n      worklog(range: $range) {\n        range {\n          ...RangeLine_days\n        }\n        rows {\n          userDatabaseId\n          fullName\n          callsLed\n          callsAssisted\n          callsTrained\n          callsLedWithTrainee\n          callsLedWithAssistant\n          assistsUnderLead {\n            fullName\n            count\n          }\n          trainingsUnderLead {\n            fullName\n            count\n          }\n          traineesUnderLead {\n            fullName\n            count\n          }\n          assistantsUnderLead {\n            fullName\n            count\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n}\n"
  }
};
})();

(node as any).hash = "90775e342bfc44d7027dc37fd6aee34a";

export default node;
