/**
 * @generated SignedSource<<8911922efd98bbdb89574127070d3137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeavingReason = "COMPLETED" | "DELETED" | "OUT_OF_SIGHT" | "SCHEDULED" | "%future added value";
export type queueFeedSubscription$variables = {
  connections: ReadonlyArray<string>;
  providerId: string;
  since?: number | null | undefined;
};
export type queueFeedSubscription$data = {
  readonly callQueueChanged: {
    readonly at: string;
    readonly catalogueChanged: boolean;
    readonly changed: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"queueOrder_call" | "useCard_call">;
    }>;
    readonly changedLineIds: ReadonlyArray<string>;
    readonly complianceChanged: boolean;
    readonly handoverChanged: boolean;
    readonly opened: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"useOpenBy_call">;
    }>;
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly offlineSince: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_user">;
    }>;
    readonly removed: ReadonlyArray<{
      readonly by: string | null | undefined;
      readonly callId: string;
      readonly reason: LeavingReason;
    }>;
    readonly resync: boolean;
    readonly version: number;
  };
};
export type queueFeedSubscription = {
  response: queueFeedSubscription$data;
  variables: queueFeedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "providerId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v3 = [
  {
    "kind": "Variable",
    "name": "providerId",
    "variableName": "providerId"
  },
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resync",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "catalogueChanged",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complianceChanged",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handoverChanged",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedLineIds",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offlineSince",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "presence",
  "storageKey": null
},
v20 = {
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
        (v11/*:: as any*/),
        (v18/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "kind": "Variable",
  "name": "connections",
  "variableName": "connections"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "queueFeedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CallQueueChange",
        "kind": "LinkedField",
        "name": "callQueueChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Call",
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "queueOrder_call"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useCard_call"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Call",
            "kind": "LinkedField",
            "name": "opened",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useOpenBy_call"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PersonName_user"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RemovedCall",
            "kind": "LinkedField",
            "name": "removed",
            "plural": true,
            "selections": [
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
    "type": "Subscription",
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
    "name": "queueFeedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CallQueueChange",
        "kind": "LinkedField",
        "name": "callQueueChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Call",
            "kind": "LinkedField",
            "name": "changed",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v16/*:: as any*/),
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
                "name": "customJob",
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
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineCheck",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
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
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Facility",
                    "kind": "LinkedField",
                    "name": "facility",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v11/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
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
                "concreteType": "StatusCode",
                "kind": "LinkedField",
                "name": "statusCode",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v11/*:: as any*/)
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
                "selections": [
                  (v11/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
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
                      (v11/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
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
                "name": "aliveAt",
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
                "concreteType": "Escalation",
                "kind": "LinkedField",
                "name": "escalation",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "audience",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
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
                "name": "waitingTarget",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "worseAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "worseText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallUpdate",
                "kind": "LinkedField",
                "name": "latestUpdate",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  (v15/*:: as any*/)
                ],
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
                "concreteType": "Line",
                "kind": "LinkedField",
                "name": "line",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendNode",
            "key": "",
            "kind": "LinkedHandle",
            "name": "changed",
            "handleArgs": [
              (v21/*:: as any*/),
              {
                "kind": "Literal",
                "name": "edgeTypeName",
                "value": "QueueCallsConnectionEdge"
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Call",
            "kind": "LinkedField",
            "name": "opened",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RemovedCall",
            "kind": "LinkedField",
            "name": "removed",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "callId",
                "handleArgs": [
                  (v21/*:: as any*/)
                ]
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1db7bc6b8510bbb14ead691e249c1e35",
    "id": null,
    "metadata": {},
    "name": "queueFeedSubscription",
    "operationKind": "subscription",
    "text": "subscription queueFeedSubscription(\n  $providerId: ID!\n  $since: Int\n) {\n  callQueueChanged(providerId: $providerId, since: $since) {\n    version\n    at\n    resync\n    catalogueChanged\n    complianceChanged\n    handoverChanged\n    changedLineIds\n    changed {\n      id\n      ...queueOrder_call\n      ...useCard_call\n    }\n    opened {\n      id\n      ...useOpenBy_call\n    }\n    people {\n      id\n      offlineSince\n      ...PersonName_user\n    }\n    removed {\n      callId\n      reason\n      by\n    }\n  }\n}\n\nfragment PersonName_user on User {\n  fullName\n  presence\n}\n\nfragment alertedCall_call on Call {\n  id\n  databaseId\n  createdAt\n  aliveAt\n  statusCode {\n    name\n    id\n  }\n  purpose {\n    name\n    lineCheck\n    id\n  }\n  room {\n    name\n    facility {\n      id\n      name\n    }\n    id\n  }\n  assignedTo {\n    id\n  }\n  updatedById\n  escalation {\n    at\n    audience\n  }\n}\n\nfragment queueOrder_call on Call {\n  id\n  databaseId\n  createdAt\n  customJob\n  purpose {\n    name\n    lineCheck\n    id\n  }\n  room {\n    name\n    facility {\n      databaseId\n      id\n    }\n    id\n  }\n  roomDescription\n  ...staffing_call\n}\n\nfragment staffing_call on Call {\n  statusCode {\n    name\n    id\n  }\n  assignedTo {\n    id\n    fullName\n  }\n  workOrders {\n    start\n    end\n    user {\n      id\n      fullName\n      presence\n      offlineSince\n    }\n    id\n  }\n}\n\nfragment useCard_call on Call {\n  ...alertedCall_call\n  id\n  databaseId\n  version\n  createdAt\n  aliveAt\n  startTime\n  waitingTarget\n  worseAt\n  worseText\n  latestUpdate {\n    text\n    by\n  }\n  escalation {\n    at\n  }\n  contact\n  customJob\n  preComments\n  roomDescription\n  purpose {\n    id\n    name\n    lineCheck\n  }\n  room {\n    id\n    name\n    facility {\n      id\n      name\n    }\n  }\n  line {\n    id\n    name\n  }\n  assignedTo {\n    id\n    ...PersonName_user\n  }\n  workOrders {\n    id\n    start\n    end\n    role\n    user {\n      id\n      ...PersonName_user\n    }\n  }\n  ...useOpenBy_call\n  ...staffing_call\n}\n\nfragment useOpenBy_call on Call {\n  openBy {\n    isEditing\n    user {\n      id\n      fullName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6c47dc29108c28e443d1a110ffac9a9";

export default node;
