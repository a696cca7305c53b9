/**
 * @generated SignedSource<<3443ead13bce5d91b76ab2e575a80e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestState = "DELETED" | "DONE" | "MOVED" | "ON_HOLD" | "ON_THE_WAY" | "WAITING" | "%future added value";
export type MyCallsPageQuery$variables = Record<PropertyKey, never>;
export type MyCallsPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly myRequests: ReadonlyArray<{
      readonly callDatabaseId: string;
      readonly callId: string;
      readonly state: RequestState;
      readonly " $fragmentSpreads": FragmentRefs<"RequestItem_request">;
    }>;
  };
};
export type MyCallsPageQuery = {
  response: MyCallsPageQuery$data;
  variables: MyCallsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callDatabaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyCallsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MyRequest",
            "kind": "LinkedField",
            "name": "myRequests",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestItem_request"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyCallsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MyRequest",
            "kind": "LinkedField",
            "name": "myRequests",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "need",
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
                "name": "statusName",
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
                "concreteType": "CallUpdate",
                "kind": "LinkedField",
                "name": "updates",
                "plural": true,
                "selections": [
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "by",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ahead",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leadName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedAt",
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
    "cacheID": "667db5f620dd56c3e65142b81187d9ec",
    "id": null,
    "metadata": {},
    "name": "MyCallsPageQuery",
    "operationKind": "query",
    "text": "query MyCallsPageQuery {\n  provider {\n    id\n    myRequests {\n      callId\n      callDatabaseId\n      state\n      ...RequestItem_request\n    }\n  }\n}\n\nfragment RequestItem_request on MyRequest {\n  need\n  customJob\n  roomName\n  facilityName\n  roomDescription\n  statusName\n  state\n  createdAt\n  updates {\n    databaseId\n    text\n    isFromWard\n    ...UpdateList_update\n  }\n  ...RequestItem_state\n}\n\nfragment RequestItem_state on MyRequest {\n  state\n  ahead\n  leadName\n  endedAt\n}\n\nfragment UpdateList_update on CallUpdate {\n  databaseId\n  text\n  isWorse\n  isFromWard\n  writtenAt\n  by\n}\n"
  }
};
})();

(node as any).hash = "f6ce8fd773f901f54e406f7a83d2cf3a";

export default node;
