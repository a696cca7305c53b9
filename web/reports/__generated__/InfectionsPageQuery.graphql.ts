/**
 * @generated SignedSource<<1d605f96550094b1ef47e531093ac845>>
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
export type InfectionsPageQuery$variables = {
  page?: number | null | undefined;
  range: ReportRange;
};
export type InfectionsPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly infections: {
        readonly pageCount: number;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly rows: ReadonlyArray<{
          readonly completedAt: string | null | undefined;
          readonly completedByName: string | null | undefined;
          readonly createdAt: string;
          readonly createdByName: string | null | undefined;
          readonly facilityName: string | null | undefined;
          readonly infectionNotes: string | null | undefined;
          readonly infectionStart: string;
          readonly infectionStop: string | null | undefined;
          readonly lineName: string;
          readonly roomDescription: string | null | undefined;
          readonly roomName: string | null | undefined;
          readonly timeZone: string;
        }>;
        readonly total: number;
      };
    } | null | undefined;
  };
};
export type InfectionsPageQuery = {
  response: InfectionsPageQuery$data;
  variables: InfectionsPageQuery$variables;
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
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Infection",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomName",
      "storageKey": null
    },
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
      "name": "roomDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectionNotes",
      "storageKey": null
    },
    (v7/*:: as any*/),
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
      "name": "createdByName",
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
      "name": "completedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectionStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infectionStop",
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
    "name": "InfectionsPageQuery",
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
                "concreteType": "InfectionsReport",
                "kind": "LinkedField",
                "name": "infections",
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
                  (v8/*:: as any*/)
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
    "name": "InfectionsPageQuery",
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
                "concreteType": "InfectionsReport",
                "kind": "LinkedField",
                "name": "infections",
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
                      (v7/*:: as any*/),
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
                  (v8/*:: as any*/)
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
    "cacheID": "68fe5c62cb199ce052a5ec8f50eb3207",
    "id": null,
    "metadata": {},
    "name": "InfectionsPageQuery",
    "operationKind": "query",
    "text": "query InfectionsPageQuery(\n  $range: ReportRange!\n  $page: Int\n) {\n  provider {\n    id\n    name\n    reports {\n      infections(range: $range, page: $page) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        pageCount\n        rows {\n          lineName\n          roomName\n          facilityName\n          roomDescription\n          infectionNotes\n          timeZone\n          createdAt\n          createdByName\n          completedAt\n          completedByName\n          infectionStart\n          infectionStop\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "4d80a5406328ccf61899cf935ac364fd";

export default node;
