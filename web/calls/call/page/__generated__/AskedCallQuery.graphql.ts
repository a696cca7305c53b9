/**
 * @generated SignedSource<<8dd4920c6bef450690f464773d01b90b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskedCallQuery$variables = Record<PropertyKey, never>;
export type AskedCallQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly myRequests: ReadonlyArray<{
      readonly callDatabaseId: string;
      readonly callId: string;
      readonly " $fragmentSpreads": FragmentRefs<"RequestItem_state">;
    }>;
  };
};
export type AskedCallQuery = {
  response: AskedCallQuery$data;
  variables: AskedCallQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AskedCallQuery",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestItem_state"
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
    "name": "AskedCallQuery",
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
    ]
  },
  "params": {
    "cacheID": "985032f54fa0a7479a9369c633a0a7e3",
    "id": null,
    "metadata": {},
    "name": "AskedCallQuery",
    "operationKind": "query",
    "text": "query AskedCallQuery {\n  provider {\n    id\n    myRequests {\n      callId\n      callDatabaseId\n      ...RequestItem_state\n    }\n  }\n}\n\nfragment RequestItem_state on MyRequest {\n  state\n  ahead\n  leadName\n  endedAt\n}\n"
  }
};
})();

(node as any).hash = "e86e1a95612fc2b77b87f4615369df2e";

export default node;
