/**
 * @generated SignedSource<<5a23db660293fa536b0e8ff202148da5>>
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
export type CompletedPageQuery$variables = {
  earlier: ReportRange;
  isCompared: boolean;
  range: ReportRange;
};
export type CompletedPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly completed: {
        readonly clinicians: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly facilities: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly procedures: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: number;
      };
      readonly earlier?: {
        readonly clinicians: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly facilities: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
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
export type CompletedPageQuery = {
  response: CompletedPageQuery$data;
  variables: CompletedPageQuery$variables;
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
  "name": "total",
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "CallCount",
  "kind": "LinkedField",
  "name": "clinicians",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "CallCount",
  "kind": "LinkedField",
  "name": "facilities",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CallCount",
  "kind": "LinkedField",
  "name": "procedures",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v11 = [
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
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  }
],
v13 = [
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
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
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
    "name": "CompletedPageQuery",
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
                "concreteType": "CompletedReport",
                "kind": "LinkedField",
                "name": "completed",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "isCompared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": (v12/*:: as any*/),
                    "concreteType": "CompletedReport",
                    "kind": "LinkedField",
                    "name": "completed",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
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
    "name": "CompletedPageQuery",
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
                "concreteType": "CompletedReport",
                "kind": "LinkedField",
                "name": "completed",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "isCompared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": (v12/*:: as any*/),
                    "concreteType": "CompletedReport",
                    "kind": "LinkedField",
                    "name": "completed",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
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
    "cacheID": "63f62ab9093800a94ee7414c0e9667ac",
    "id": null,
    "metadata": {},
    "name": "CompletedPageQuery",
    "operationKind": "query",
    "text": "query CompletedPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      completed(range: $range) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        clinicians {\n          name\n          count\n        }\n        facilities {\n          name\n          count\n        }\n        procedures {\n          name\n          count\n        }\n      }\n      earlier: completed(range: $earlier) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        clinicians {\n          name\n          count\n        }\n        facilities {\n          name\n          count\n        }\n        procedures {\n          name\n          count\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "8f9dbab4f7caf283a4969ca5c7b07943";

export default node;
