/**
 * @generated SignedSource<<1f2a957f2f36a97a865f3be99d236b82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ReportFileState = "failed" | "preparing" | "ready" | "%future added value";
export type preparingQuery$variables = Record<PropertyKey, never>;
export type preparingQuery$data = {
  readonly provider: {
    readonly databaseId: string;
    readonly id: string;
    readonly reports: {
      readonly files: ReadonlyArray<{
        readonly databaseId: string;
        readonly expiresAt: string;
        readonly name: string;
        readonly state: ReportFileState;
        readonly total: number | null | undefined;
        readonly written: number;
      }>;
    } | null | undefined;
  };
};
export type preparingQuery = {
  response: preparingQuery$data;
  variables: preparingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
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
      (v0/*:: as any*/),
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
            "args": null,
            "concreteType": "ReportFile",
            "kind": "LinkedField",
            "name": "files",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "written",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "preparingQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "preparingQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1d70a5d1c704a0938730a7241bad26c3",
    "id": null,
    "metadata": {},
    "name": "preparingQuery",
    "operationKind": "query",
    "text": "query preparingQuery {\n  provider {\n    id\n    databaseId\n    reports {\n      files {\n        databaseId\n        name\n        state\n        written\n        total\n        expiresAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cbb9f487cb0834899da37ed6c0e3df75";

export default node;
