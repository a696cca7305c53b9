/**
 * @generated SignedSource<<420310eb7ecd7b5bbccf35b5dc3ea126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DemandPlaces = "FACILITIES" | "UNITS" | "%future added value";
export type ReportEarlier = "BEFORE" | "YEAR_BEFORE" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRange = {
  earlier?: ReportEarlier | null | undefined;
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type DemandPageQuery$variables = {
  by: DemandPlaces;
  earlier: ReportRange;
  facilityId?: string | null | undefined;
  isByPlace: boolean;
  isCompared: boolean;
  purposeId?: string | null | undefined;
  range: ReportRange;
  status?: string | null | undefined;
  unit?: string | null | undefined;
};
export type DemandPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly reports: {
      readonly demand: {
        readonly cells: ReadonlyArray<{
          readonly callCount: number;
          readonly medianMinutes: number | null | undefined;
        }>;
        readonly hours: ReadonlyArray<{
          readonly callCount: number;
          readonly hour: number;
          readonly medianMinutes: number | null | undefined;
        }>;
        readonly places?: ReadonlyArray<{
          readonly callCount: number;
          readonly medianMinutes: number | null | undefined;
          readonly name: string;
          readonly nightCallCount: number;
          readonly weekdayCallCount: number;
          readonly weekendCallCount: number;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: number;
      };
      readonly earlier?: {
        readonly hours: ReadonlyArray<{
          readonly callCount: number;
          readonly hour: number;
          readonly medianMinutes: number | null | undefined;
        }>;
        readonly places?: ReadonlyArray<{
          readonly callCount: number;
          readonly medianMinutes: number | null | undefined;
          readonly name: string;
          readonly nightCallCount: number;
          readonly weekdayCallCount: number;
          readonly weekendCallCount: number;
        }>;
        readonly range: {
          readonly " $fragmentSpreads": FragmentRefs<"RangeLine_days">;
        };
        readonly total: number;
      };
    } | null | undefined;
  };
};
export type DemandPageQuery = {
  response: DemandPageQuery$data;
  variables: DemandPageQuery$variables;
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
  "name": "facilityId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isByPlace"
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
  "name": "status"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unit"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "kind": "Variable",
  "name": "facilityId",
  "variableName": "facilityId"
},
v12 = {
  "kind": "Variable",
  "name": "purposeId",
  "variableName": "purposeId"
},
v13 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v14 = {
  "kind": "Variable",
  "name": "unit",
  "variableName": "unit"
},
v15 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
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
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callCount",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianMinutes",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "DemandRow",
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
    (v18/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "DemandRow",
  "kind": "LinkedField",
  "name": "cells",
  "plural": true,
  "selections": [
    (v18/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v22 = {
  "condition": "isByPlace",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "by",
          "variableName": "by"
        }
      ],
      "concreteType": "DemandPlaceRow",
      "kind": "LinkedField",
      "name": "places",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v18/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekdayCallCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekendCallCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nightCallCount",
          "storageKey": null
        },
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v23 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "earlier"
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v24 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DemandPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
                "args": (v15/*:: as any*/),
                "concreteType": "DemandReport",
                "kind": "LinkedField",
                "name": "demand",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
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
                    "concreteType": "DemandReport",
                    "kind": "LinkedField",
                    "name": "demand",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v20/*:: as any*/),
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
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DemandPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
                "args": (v15/*:: as any*/),
                "concreteType": "DemandReport",
                "kind": "LinkedField",
                "name": "demand",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v17/*:: as any*/),
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
                    "concreteType": "DemandReport",
                    "kind": "LinkedField",
                    "name": "demand",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v17/*:: as any*/),
                      (v20/*:: as any*/),
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
    "cacheID": "b7866b67338b332798aaa74a0f79f28b",
    "id": null,
    "metadata": {},
    "name": "DemandPageQuery",
    "operationKind": "query",
    "text": "query DemandPageQuery(\n  $range: ReportRange!\n  $earlier: ReportRange!\n  $isCompared: Boolean!\n  $status: String\n  $facilityId: String\n  $unit: String\n  $purposeId: String\n  $by: DemandPlaces!\n  $isByPlace: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      demand(range: $range, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        hours {\n          hour\n          callCount\n          medianMinutes\n        }\n        cells {\n          callCount\n          medianMinutes\n        }\n        places(by: $by) @include(if: $isByPlace) {\n          name\n          callCount\n          weekdayCallCount\n          weekendCallCount\n          nightCallCount\n          medianMinutes\n        }\n      }\n      earlier: demand(range: $earlier, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId) @include(if: $isCompared) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        hours {\n          hour\n          callCount\n          medianMinutes\n        }\n        places(by: $by) @include(if: $isByPlace) {\n          name\n          callCount\n          weekdayCallCount\n          weekendCallCount\n          nightCallCount\n          medianMinutes\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n  asOf\n  until\n}\n"
  }
};
})();

(node as any).hash = "5aff7b4d33ac9b3314fb683c77559dae";

export default node;
