/**
 * @generated SignedSource<<b337284e1d5c81cd69009d050c6a38bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOrderField = "CLINICIAN" | "COMPLETED_AT" | "CREATED_AT" | "FACILITY" | "PROCEDURE_TIME" | "RESPONSE_TIME" | "ROOM" | "START_TIME" | "STATUS" | "%future added value";
export type CallState = "COMPLETED" | "DELETED" | "OPEN" | "%future added value";
export type CallTies = "COMPLETED_AT" | "CREATED_AT" | "%future added value";
export type OrderDirection = "ASC" | "DESC" | "%future added value";
export type CallFilter = {
  assignedToIds?: ReadonlyArray<string> | null | undefined;
  completedAt?: DateTimeSpan | null | undefined;
  completedByIds?: ReadonlyArray<string> | null | undefined;
  completedByName?: string | null | undefined;
  createdAt?: DateTimeSpan | null | undefined;
  deletedAt?: DateTimeSpan | null | undefined;
  facilityIds?: ReadonlyArray<string> | null | undefined;
  mrn?: string | null | undefined;
  purposeIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  state?: CallState | null | undefined;
  statusCodeIds?: ReadonlyArray<string> | null | undefined;
};
export type DateTimeSpan = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type CallOrder = {
  direction: OrderDirection;
  field: CallOrderField;
  ties?: CallTies | null | undefined;
};
export type CallTableQuery$variables = {
  filter: CallFilter;
  orderBy: CallOrder;
  page: number;
};
export type CallTableQuery$data = {
  readonly provider: {
    readonly calls: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"EndedCall_call">;
        };
      }>;
      readonly isMore: boolean;
      readonly pageCount: number | null | undefined;
      readonly totalCount: number;
    };
    readonly id: string;
  };
};
export type CallTableQuery = {
  response: CallTableQuery$data;
  variables: CallTableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderBy"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMore",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  (v1/*:: as any*/)
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CallTableQuery",
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
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CallConnection",
            "kind": "LinkedField",
            "name": "calls",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CallEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallTableQuery",
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
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CallConnection",
            "kind": "LinkedField",
            "name": "calls",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CallEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                        "selections": (v7/*:: as any*/),
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
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Facility",
                            "kind": "LinkedField",
                            "name": "facility",
                            "plural": false,
                            "selections": (v7/*:: as any*/),
                            "storageKey": null
                          },
                          (v1/*:: as any*/)
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
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "completedBy",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
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
                        "selections": (v8/*:: as any*/),
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
    "cacheID": "06bddeb58a63dce2d0b12449e09172cb",
    "id": null,
    "metadata": {},
    "name": "CallTableQuery",
    "operationKind": "query",
    "text": "query CallTableQuery(\n  $filter: CallFilter!\n  $orderBy: CallOrder!\n  $page: Int!\n) {\n  provider {\n    id\n    calls(filter: $filter, orderBy: $orderBy, page: $page, first: 20) {\n      pageCount\n      totalCount\n      isMore\n      edges {\n        node {\n          id\n          ...EndedCall_call\n        }\n      }\n    }\n  }\n}\n\nfragment EndedCall_call on Call {\n  databaseId\n  patientFirstName\n  patientLastName\n  mrn\n  createdAt\n  aliveAt\n  startTime\n  completedAt\n  customJob\n  roomDescription\n  purpose {\n    name\n    id\n  }\n  room {\n    name\n    facility {\n      name\n      id\n    }\n    id\n  }\n  statusCode {\n    name\n    id\n  }\n  completedBy {\n    fullName\n    id\n  }\n  deletedAt\n  deletedBy {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "24d61cc6c792bc87ae452dd1d8b88c8c";

export default node;
