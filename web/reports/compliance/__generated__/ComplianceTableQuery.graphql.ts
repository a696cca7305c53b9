/**
 * @generated SignedSource<<34bb5eb05887da8f0b773b99bd799f4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplianceExpiry = "NEXT_MONTH" | "THIS_MONTH" | "WITHIN_60_DAYS" | "WITHIN_90_DAYS" | "%future added value";
export type ComplianceReportFilter = "COMPLIANT" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "NOT_COMPLIANT" | "POTENTIALLY_COMPLIANT" | "%future added value";
export type ComplianceTableQuery$variables = {
  expires?: ComplianceExpiry | null | undefined;
  facilityIds?: ReadonlyArray<string> | null | undefined;
  page: number;
  search?: string | null | undefined;
  status?: ComplianceReportFilter | null | undefined;
  withRows: boolean;
};
export type ComplianceTableQuery$data = {
  readonly provider: {
    readonly complianceReport: {
      readonly asOf: string | null | undefined;
      readonly people: ReadonlyArray<{
        readonly person: {
          readonly id: string;
        };
        readonly rowCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"CompliancePerson_row">;
      }>;
      readonly personCount: number;
      readonly personPageCount: number;
      readonly " $fragmentSpreads": FragmentRefs<"ComplianceTotals_report">;
    } | null | undefined;
    readonly id: string;
    readonly timeZone: string;
  };
};
export type ComplianceTableQuery = {
  response: ComplianceTableQuery$data;
  variables: ComplianceTableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "expires"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "facilityIds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withRows"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "expires",
    "variableName": "expires"
  },
  {
    "kind": "Variable",
    "name": "facilityIds",
    "variableName": "facilityIds"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asOf",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "personCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "personPageCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ComplianceTableQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "ComplianceReport",
            "kind": "LinkedField",
            "name": "complianceReport",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceReportPerson",
                "kind": "LinkedField",
                "name": "people",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "withRows",
                        "variableName": "withRows"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "CompliancePerson_row"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ComplianceTotals_report"
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ComplianceTableQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "ComplianceReport",
            "kind": "LinkedField",
            "name": "complianceReport",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceReportPerson",
                "kind": "LinkedField",
                "name": "people",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
                        "name": "fullName",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inGraceUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComplianceReportStatusCount",
                    "kind": "LinkedField",
                    "name": "statuses",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "condition": "withRows",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ComplianceReportRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ComplianceRequirement",
                            "kind": "LinkedField",
                            "name": "requirement",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "name",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "categoryName",
                            "storageKey": null
                          },
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "expirationDate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "facilityNames",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceReportTotals",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v10/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "inGraceCount",
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
                      (v12/*:: as any*/),
                      (v10/*:: as any*/)
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
    "cacheID": "3a6fa5198c27a54446615f232fc41ff4",
    "id": null,
    "metadata": {},
    "name": "ComplianceTableQuery",
    "operationKind": "query",
    "text": "query ComplianceTableQuery(\n  $search: String\n  $status: ComplianceReportFilter\n  $expires: ComplianceExpiry\n  $facilityIds: [ID!]\n  $page: Int!\n  $withRows: Boolean!\n) {\n  provider {\n    id\n    timeZone\n    complianceReport(search: $search, status: $status, expires: $expires, facilityIds: $facilityIds, page: $page) {\n      asOf\n      personCount\n      personPageCount\n      people {\n        person {\n          id\n        }\n        rowCount\n        ...CompliancePerson_row_1kBgd4\n      }\n      ...ComplianceTotals_report\n    }\n  }\n}\n\nfragment CompliancePerson_row_1kBgd4 on ComplianceReportPerson {\n  person {\n    databaseId\n    fullName\n    id\n  }\n  inGraceUntil\n  rowCount\n  statuses {\n    status\n    rowCount\n  }\n  rows @include(if: $withRows) {\n    requirement {\n      id\n      name\n    }\n    categoryName\n    status\n    expirationDate\n    facilityNames\n  }\n}\n\nfragment ComplianceTotals_report on ComplianceReport {\n  totals {\n    rowCount\n    personCount\n    inComplianceCount\n    inGraceCount\n    statuses {\n      filter\n      rowCount\n      personCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c29edc90a4ab18843e9fae57658b0314";

export default node;
