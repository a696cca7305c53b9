/**
 * @generated SignedSource<<a73d807dd0033c99ff1095300613dde1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOrderField = "CLINICIAN" | "COMPLETED_AT" | "CREATED_AT" | "FACILITY" | "PROCEDURE_TIME" | "RESPONSE_TIME" | "ROOM" | "START_TIME" | "STATUS" | "%future added value";
export type CallReportFilterType = "CLINICIAN" | "HOSPITAL" | "INSERTION_TYPE" | "MRN" | "NEED" | "ORDERING_PROVIDER" | "ORDER_CHANGE" | "PATIENT_NAME" | "PROCEDURE" | "ROOM" | "STATUS" | "SUCCESS" | "UNIT" | "%future added value";
export type ReportEarlier = "BEFORE" | "YEAR_BEFORE" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRange = {
  earlier?: ReportEarlier | null | undefined;
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type CallReportSearch = {
  auditSessionId?: string | null | undefined;
  endTime?: string | null | undefined;
  filters?: ReadonlyArray<CallReportFilter> | null | undefined;
  sort?: CallOrderField | null | undefined;
  startTime?: string | null | undefined;
};
export type CallReportFilter = {
  type: CallReportFilterType;
  values: ReadonlyArray<string>;
};
export type CallReportQuery$variables = {
  page: number;
  range: ReportRange;
  search: CallReportSearch;
};
export type CallReportQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly calls: {
        readonly auditSessionId: string;
        readonly calls: ReadonlyArray<{
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"EndedCall_call">;
        }>;
        readonly insertionTypes: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly pageCount: number;
        readonly procedures: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: number;
      };
    } | null | undefined;
  };
};
export type CallReportQuery = {
  response: CallReportQuery$data;
  variables: CallReportQuery$variables;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
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
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "auditSessionId",
  "storageKey": null
},
v9 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CallReportCount",
  "kind": "LinkedField",
  "name": "procedures",
  "plural": true,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "CallReportCount",
  "kind": "LinkedField",
  "name": "insertionTypes",
  "plural": true,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v12 = [
  (v4/*:: as any*/),
  (v3/*:: as any*/)
],
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CallReportQuery",
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
                "concreteType": "CallReport",
                "kind": "LinkedField",
                "name": "calls",
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "calls",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "EndedCall_call"
                      }
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CallReportQuery",
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
                "concreteType": "CallReport",
                "kind": "LinkedField",
                "name": "calls",
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "calls",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "databaseId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "patientFirstName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "patientLastName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mrn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "aliveAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startTime",
                        "storageKey": null
                      },
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
                        "name": "customJob",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "roomDescription",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Purpose",
                        "kind": "LinkedField",
                        "name": "purpose",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Room",
                        "kind": "LinkedField",
                        "name": "room",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Facility",
                            "kind": "LinkedField",
                            "name": "facility",
                            "plural": false,
                            "selections": (v12/*:: as any*/),
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StatusCode",
                        "kind": "LinkedField",
                        "name": "statusCode",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "completedBy",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deletedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "deletedBy",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      }
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "01730eef1c80de54869c6786a10ae8af",
    "id": null,
    "metadata": {},
    "name": "CallReportQuery",
    "operationKind": "query",
    "text": "query CallReportQuery(\n  $range: ReportRange!\n  $search: CallReportSearch!\n  $page: Int!\n) {\n  provider {\n    id\n    name\n    reports {\n      calls(range: $range, search: $search, page: $page) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        pageCount\n        auditSessionId\n        procedures {\n          name\n          count\n        }\n        insertionTypes {\n          name\n          count\n        }\n        calls {\n          id\n          ...EndedCall_call\n        }\n      }\n    }\n  }\n}\n\nfragment EndedCall_call on Call {\n  databaseId\n  patientFirstName\n  patientLastName\n  mrn\n  createdAt\n  aliveAt\n  startTime\n  completedAt\n  customJob\n  roomDescription\n  purpose {\n    name\n    id\n  }\n  room {\n    name\n    facility {\n      name\n      id\n    }\n    id\n  }\n  statusCode {\n    name\n    id\n  }\n  completedBy {\n    fullName\n    id\n  }\n  deletedAt\n  deletedBy {\n    fullName\n    id\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "5b8f1b5bca3007f7ef5667fd46dedc5f";

export default node;
