/**
 * @generated SignedSource<<d3344edbc03e23f8d929d825ea573ae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCallRefreshQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useCallRefreshQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly call: {
      readonly " $fragmentSpreads": FragmentRefs<"CallView_call" | "useDraft_call">;
    } | null | undefined;
  } | null | undefined>;
};
export type useCallRefreshQuery = {
  response: useCallRefreshQuery$data;
  variables: useCallRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
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
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
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
  (v2/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  (v2/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "completedBy",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aliveAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Purpose",
  "kind": "LinkedField",
  "name": "purpose",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "procedureId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fieldId",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCallRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CallView_call"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useDraft_call"
                }
              ],
              "type": "Call",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "call"
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
    "name": "useCallRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deleted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerIsLead",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAssign",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanReturn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUndelete",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSave",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Refusal",
                "kind": "LinkedField",
                "name": "viewerSaveRefusal",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OverwrittenEntry",
                "kind": "LinkedField",
                "name": "viewerOverwritten",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  }
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
                "concreteType": "Purpose",
                "kind": "LinkedField",
                "name": "purpose",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineCheck",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "procedureIds",
                    "storageKey": null
                  }
                ],
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Facility",
                    "kind": "LinkedField",
                    "name": "facility",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
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
                        "name": "followUpsEnabled",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "workingFrom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "workingTo",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "workingDays",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RequireableCallField",
                        "kind": "LinkedField",
                        "name": "requiredCallFields",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "key",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Line",
                "kind": "LinkedField",
                "name": "line",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "infection",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "infectionNotes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "followUpInterval",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "assignedTo",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              (v11/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "insertedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkOrder",
                "kind": "LinkedField",
                "name": "workOrders",
                "plural": true,
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
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "presence",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanWriteUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallUpdate",
                "kind": "LinkedField",
                "name": "updates",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isFromWard",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isWorse",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "writtenAt",
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallLook",
                "kind": "LinkedField",
                "name": "openBy",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEditing",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanHold",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanResume",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanMakeStat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanMakeNormal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUpdateRole",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Call",
                "kind": "LinkedField",
                "name": "followUpFrom",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v10/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Call",
                "kind": "LinkedField",
                "name": "followUp",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v11/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dressingChangeDate",
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
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSeeHistory",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanCorrect",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanDelete",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanClose",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanTakeOver",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAssist",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanStopAssisting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LastRecord",
                "kind": "LinkedField",
                "name": "lastRecords",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RecordedField",
                    "kind": "LinkedField",
                    "name": "fields",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entriesVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedById",
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
                "name": "dob",
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
                "name": "orderingProvider",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contact",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "preComments",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comments",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "images",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RecordedField",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "procedureName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fieldName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followUpDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallDraft",
                "kind": "LinkedField",
                "name": "viewerDraft",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revision",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "savedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CallDraftEntry",
                    "kind": "LinkedField",
                    "name": "entries",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "from",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "to",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Call",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a92b038a940b22c86a355318fefb7a4c",
    "id": null,
    "metadata": {},
    "name": "useCallRefreshQuery",
    "operationKind": "query",
    "text": "query useCallRefreshQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    ... on Call {\n      ...CallView_call\n      ...useDraft_call\n    }\n    id\n  }\n}\n\nfragment CallActions_call on Call {\n  assignedTo {\n    fullName\n    id\n  }\n  viewerIsLead\n  viewerCanAssign\n  viewerCanTakeOver\n  viewerCanAssist\n  viewerCanStopAssisting\n  viewerCanReturn\n  viewerCanCorrect\n  viewerCanClose\n  viewerCanDelete\n}\n\nfragment CallEntries_call on Call {\n  id\n  viewerCanCorrect\n  viewerCanDelete\n  viewerCanUndelete\n  viewerCanClose\n  viewerCanSave\n  viewerIsLead\n  ...CallActions_call\n  ...useLastTime_call\n  ...DeleteCall_call\n  ...useCallRecord_call\n  ...CallPanels_call\n}\n\nfragment CallHeader_call on Call {\n  createdAt\n  aliveAt\n  completedAt\n  deleted\n  customJob\n  roomDescription\n  insertedBy\n  viewerIsLead\n  purpose {\n    name\n    lineCheck\n    id\n  }\n  room {\n    facility {\n      name\n      id\n    }\n    id\n  }\n  statusCode {\n    name\n    id\n  }\n  line {\n    name\n    id\n  }\n  assignedTo {\n    id\n    fullName\n  }\n  workOrders {\n    start\n    end\n    user {\n      id\n    }\n    id\n  }\n  completedBy {\n    fullName\n    id\n  }\n}\n\nfragment CallImages_call on Call {\n  images {\n    databaseId\n    fileName\n    id\n  }\n}\n\nfragment CallPanels_call on Call {\n  ...ProceduresPanel_call\n  ...LinePanel_call\n  ...CallImages_call\n}\n\nfragment CallUpdates_call on Call {\n  id\n  viewerCanWriteUpdate\n  updates {\n    databaseId\n    text\n    isFromWard\n    ...UpdateList_update\n  }\n}\n\nfragment CallView_call on Call {\n  id\n  databaseId\n  completedAt\n  deleted\n  updatedAt\n  viewerIsLead\n  viewerCanAssign\n  viewerCanReturn\n  viewerCanUndelete\n  viewerCanSave\n  viewerSaveRefusal {\n    message\n  }\n  viewerOverwritten {\n    label\n    by\n    at\n    before\n    after\n  }\n  statusCode {\n    name\n    id\n  }\n  purpose {\n    name\n    id\n  }\n  room {\n    name\n    id\n  }\n  line {\n    databaseId\n    id\n  }\n  assignedTo {\n    fullName\n    id\n  }\n  completedBy {\n    fullName\n    id\n  }\n  updatedBy {\n    fullName\n    id\n  }\n  ...CallHeader_call\n  ...CallUpdates_call\n  ...useOpenBy_call\n  ...StatusSwitches_call\n  ...WorkLog_call\n  ...RoleChoice_call\n  ...FollowUpFrom_call\n  ...FollowUp_call\n  ...HistoryPanel_call\n  ...CallEntries_call\n}\n\nfragment DeleteCall_call on Call {\n  viewerCanDelete\n  viewerIsLead\n  completedAt\n  assignedTo {\n    fullName\n    id\n  }\n}\n\nfragment FollowUpFrom_call on Call {\n  followUpFrom {\n    databaseId\n    completedAt\n    purpose {\n      name\n      id\n    }\n    completedBy {\n      fullName\n      id\n    }\n    id\n  }\n}\n\nfragment FollowUp_call on Call {\n  followUp {\n    databaseId\n    aliveAt\n    completedAt\n    ...JoiningMoment_call\n    purpose {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment HistoryPanel_call on Call {\n  id\n  viewerCanSeeHistory\n}\n\nfragment JoiningMoment_call on Call {\n  aliveAt\n  dressingChangeDate\n  room {\n    facility {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment LinePanel_call on Call {\n  id\n  line {\n    name\n    completedAt\n    infection\n    infectionNotes\n    id\n  }\n}\n\nfragment PersonName_user on User {\n  fullName\n  presence\n}\n\nfragment ProceduresPanel_call on Call {\n  fields {\n    fieldId\n    procedureId\n    procedureName\n    fieldName\n    type\n    values\n  }\n}\n\nfragment RoleChoice_call on Call {\n  viewerIsLead\n  viewerCanUpdateRole\n  workOrders {\n    role\n    end\n    user {\n      id\n    }\n    id\n  }\n}\n\nfragment StatusSwitches_call on Call {\n  statusCode {\n    name\n    id\n  }\n  viewerCanHold\n  viewerCanResume\n  viewerCanMakeStat\n  viewerCanMakeNormal\n}\n\nfragment UpdateList_update on CallUpdate {\n  databaseId\n  text\n  isWorse\n  isFromWard\n  writtenAt\n  by\n}\n\nfragment WorkLog_call on Call {\n  workOrders {\n    id\n    role\n    start\n    end\n    user {\n      fullName\n      ...PersonName_user\n      id\n    }\n  }\n}\n\nfragment useCallRecord_call on Call {\n  entriesVersion\n  updatedById\n  updatedBy {\n    id\n    databaseId\n    fullName\n  }\n  patientFirstName\n  patientLastName\n  dob\n  mrn\n  orderingProvider\n  contact\n  customJob\n  preComments\n  comments\n  roomDescription\n  purpose {\n    databaseId\n    name\n    procedureIds\n    id\n  }\n  room {\n    databaseId\n    name\n    facility {\n      databaseId\n      name\n      timeZone\n      followUpsEnabled\n      workingFrom\n      workingTo\n      workingDays\n      requiredCallFields {\n        key\n      }\n      id\n    }\n    id\n  }\n  images {\n    databaseId\n    id\n  }\n  line {\n    id\n    infection\n    infectionNotes\n    followUpInterval\n    completedAt\n  }\n  fields {\n    fieldId\n    procedureId\n    values\n  }\n  followUpDays\n}\n\nfragment useDraft_call on Call {\n  viewerDraft {\n    revision\n    savedAt\n    entries {\n      name\n      from\n      to\n    }\n  }\n}\n\nfragment useLastTime_call on Call {\n  lastRecords {\n    procedureId\n    completedAt\n    fields {\n      fieldId\n      values\n    }\n  }\n}\n\nfragment useOpenBy_call on Call {\n  openBy {\n    isEditing\n    user {\n      id\n      fullName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3885ea164b27ed092451b062edbc8e7e";

export default node;
