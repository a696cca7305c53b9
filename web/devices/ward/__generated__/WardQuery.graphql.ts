/**
 * @generated SignedSource<<924793115adffcbb5a29a5dfe4ca49fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestState = "DELETED" | "DONE" | "MOVED" | "ON_HOLD" | "ON_THE_WAY" | "WAITING" | "%future added value";
export type WardQuery$variables = Record<PropertyKey, never>;
export type WardQuery$data = {
  readonly ward: {
    readonly deviceName: string;
    readonly facilityName: string;
    readonly readAt: string;
    readonly requests: ReadonlyArray<{
      readonly callId: string;
      readonly state: RequestState;
      readonly " $fragmentSpreads": FragmentRefs<"RequestItem_request">;
    }>;
    readonly rooms: ReadonlyArray<{
      readonly databaseId: string;
    }>;
    readonly unit: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WardForm_ward">;
  };
};
export type WardQuery = {
  response: WardQuery$data;
  variables: WardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deviceName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "facilityName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ward",
        "kind": "LinkedField",
        "name": "ward",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MyRequest",
            "kind": "LinkedField",
            "name": "requests",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestItem_request"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WardRoom",
            "kind": "LinkedField",
            "name": "rooms",
            "plural": true,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WardForm_ward"
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
    "name": "WardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ward",
        "kind": "LinkedField",
        "name": "ward",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MyRequest",
            "kind": "LinkedField",
            "name": "requests",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
              (v2/*:: as any*/),
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
                  (v6/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WardRoom",
            "kind": "LinkedField",
            "name": "rooms",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WardNeed",
            "kind": "LinkedField",
            "name": "needs",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCustom",
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
    "cacheID": "60a81e938385808ae56de9a731ea5089",
    "id": null,
    "metadata": {},
    "name": "WardQuery",
    "operationKind": "query",
    "text": "query WardQuery {\n  ward {\n    readAt\n    deviceName\n    facilityName\n    unit\n    requests {\n      callId\n      state\n      ...RequestItem_request\n    }\n    rooms {\n      databaseId\n    }\n    ...WardForm_ward\n  }\n}\n\nfragment RequestItem_request on MyRequest {\n  need\n  customJob\n  roomName\n  facilityName\n  roomDescription\n  statusName\n  state\n  createdAt\n  updates {\n    databaseId\n    text\n    isFromWard\n    ...UpdateList_update\n  }\n  ...RequestItem_state\n}\n\nfragment RequestItem_state on MyRequest {\n  state\n  ahead\n  leadName\n  endedAt\n}\n\nfragment UpdateList_update on CallUpdate {\n  databaseId\n  text\n  isWorse\n  isFromWard\n  writtenAt\n  by\n}\n\nfragment WardForm_ward on Ward {\n  rooms {\n    databaseId\n    name\n  }\n  needs {\n    databaseId\n    name\n    isCustom\n  }\n}\n"
  }
};
})();

(node as any).hash = "7224d3679f49fc0ee45f4af5d4408513";

export default node;
