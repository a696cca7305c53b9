/**
 * @generated SignedSource<<456efd13a2c1a642afb2c5dd5dec6e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueGroup = "LATER" | "NEXT_TWO_DAYS" | "NO_DATE" | "OVERDUE" | "TODAY" | "%future added value";
export type DueBoardQuery$variables = {
  first: number;
  whole: ReadonlyArray<DueGroup>;
};
export type DueBoardQuery$data = {
  readonly provider: {
    readonly dueLines: ReadonlyArray<{
      readonly count: number;
      readonly group: DueGroup;
      readonly lines: ReadonlyArray<{
        readonly id: string;
        readonly room: {
          readonly facility: {
            readonly timeZone: string;
          };
        } | null | undefined;
        readonly viewerCanCreateCall: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"DueRow_line">;
      }>;
    }> | null | undefined;
    readonly id: string;
    readonly purposes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type DueBoardQuery = {
  response: DueBoardQuery$data;
  variables: DueBoardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "whole"
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Purpose",
  "kind": "LinkedField",
  "name": "purposes",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "whole",
    "variableName": "whole"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCreateCall",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DueBoardQuery",
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "DueLines",
            "kind": "LinkedField",
            "name": "dueLines",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Line",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Room",
                    "kind": "LinkedField",
                    "name": "room",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Facility",
                        "kind": "LinkedField",
                        "name": "facility",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DueRow_line"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DueBoardQuery",
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "DueLines",
            "kind": "LinkedField",
            "name": "dueLines",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Line",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Room",
                    "kind": "LinkedField",
                    "name": "room",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Facility",
                        "kind": "LinkedField",
                        "name": "facility",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v1/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "patientName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nextChangeDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "scheduledFollowUp",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "aliveAt",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "types",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "roomDescription",
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
    "cacheID": "f180cabff15e5d486211732b82c19867",
    "id": null,
    "metadata": {},
    "name": "DueBoardQuery",
    "operationKind": "query",
    "text": "query DueBoardQuery(\n  $first: Int!\n  $whole: [DueGroup!]!\n) {\n  provider {\n    id\n    purposes {\n      id\n      name\n    }\n    dueLines(first: $first, whole: $whole) {\n      group\n      count\n      lines {\n        id\n        viewerCanCreateCall\n        room {\n          facility {\n            timeZone\n            id\n          }\n          id\n        }\n        ...DueRow_line\n      }\n    }\n  }\n}\n\nfragment DueRow_line on Line {\n  name\n  patientName\n  nextChangeDate\n  scheduledFollowUp {\n    databaseId\n    aliveAt\n    id\n  }\n  ...useLineCells_line\n}\n\nfragment useLineCells_line on Line {\n  databaseId\n  name\n  types\n  patientName\n  nextChangeDate\n  roomDescription\n  room {\n    name\n    facility {\n      name\n      timeZone\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ba8f69bb4fd9b9407169f6a8b2e969b8";

export default node;
