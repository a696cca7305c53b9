/**
 * @generated SignedSource<<7bd73143b29372acf07a49573d2f9101>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RequestState = "DELETED" | "DONE" | "ON_HOLD" | "ON_THE_WAY" | "WAITING" | "%future added value";
export type MyCallsPageQuery$variables = Record<PropertyKey, never>;
export type MyCallsPageQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly myRequests: ReadonlyArray<{
      readonly ahead: number | null | undefined;
      readonly callDatabaseId: string;
      readonly callId: string;
      readonly createdAt: string;
      readonly customJob: string | null | undefined;
      readonly endedAt: string | null | undefined;
      readonly facilityName: string | null | undefined;
      readonly leadName: string | null | undefined;
      readonly need: string;
      readonly roomDescription: string | null | undefined;
      readonly roomName: string | null | undefined;
      readonly state: RequestState;
      readonly statusName: string;
    }>;
  };
};
export type MyCallsPageQuery = {
  response: MyCallsPageQuery$data;
  variables: MyCallsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Provider",
    "kind": "LinkedField",
    "name": "provider",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MyRequest",
        "kind": "LinkedField",
        "name": "myRequests",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "callId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "callDatabaseId",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "state",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyCallsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyCallsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6fef7344558a60320824f8d1a9db6d97",
    "id": null,
    "metadata": {},
    "name": "MyCallsPageQuery",
    "operationKind": "query",
    "text": "query MyCallsPageQuery {\n  provider {\n    id\n    myRequests {\n      callId\n      callDatabaseId\n      need\n      customJob\n      roomName\n      facilityName\n      roomDescription\n      statusName\n      createdAt\n      state\n      ahead\n      leadName\n      endedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f4d3292dcddcc740134a45b7ca1ff34b";

export default node;
