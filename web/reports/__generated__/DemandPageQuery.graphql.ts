/**
 * @generated SignedSource<<d9a4ff1f0a11e9edb0c03eca0eab1c80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DemandPlaces = "FACILITIES" | "UNITS" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRange = {
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type DemandPageQuery$variables = {
  by: DemandPlaces;
  facilityId?: string | null | undefined;
  isByPlace: boolean;
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
  "name": "facilityId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isByPlace"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "purposeId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unit"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "facilityId",
    "variableName": "facilityId"
  },
  {
    "kind": "Variable",
    "name": "purposeId",
    "variableName": "purposeId"
  },
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "unit",
    "variableName": "unit"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianMinutes",
  "storageKey": null
},
v13 = {
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
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "DemandRow",
  "kind": "LinkedField",
  "name": "cells",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
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
        (v8/*:: as any*/),
        (v11/*:: as any*/),
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
        (v12/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
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
      (v6/*:: as any*/)
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
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
                "args": (v9/*:: as any*/),
                "concreteType": "DemandReport",
                "kind": "LinkedField",
                "name": "demand",
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
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
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
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
                "args": (v9/*:: as any*/),
                "concreteType": "DemandReport",
                "kind": "LinkedField",
                "name": "demand",
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
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
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
    "cacheID": "a6acad247fa5347d8ca104bae68e3d90",
    "id": null,
    "metadata": {},
    "name": "DemandPageQuery",
    "operationKind": "query",
    "text": "query DemandPageQuery(\n  $range: ReportRange!\n  $status: String\n  $facilityId: String\n  $unit: String\n  $purposeId: String\n  $by: DemandPlaces!\n  $isByPlace: Boolean!\n) {\n  provider {\n    id\n    name\n    reports {\n      demand(range: $range, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId) {\n        range {\n          ...RangeLine_days\n        }\n        total\n        hours {\n          hour\n          callCount\n          medianMinutes\n        }\n        cells {\n          callCount\n          medianMinutes\n        }\n        places(by: $by) @include(if: $isByPlace) {\n          name\n          callCount\n          weekdayCallCount\n          weekendCallCount\n          nightCallCount\n          medianMinutes\n        }\n      }\n    }\n  }\n}\n\nfragment RangeLine_days on ReportDays {\n  start\n  end\n  timeZone\n}\n"
  }
};
})();

(node as any).hash = "82b49c2ab1d7ea171ab161a5365a6b0b";

export default node;
