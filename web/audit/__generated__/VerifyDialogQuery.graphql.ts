/**
 * @generated SignedSource<<d9bbeb61e5be933aea065b3c82aad101>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyDialogQuery$variables = {
  after?: string | null | undefined;
};
export type VerifyDialogQuery$data = {
  readonly provider: {
    readonly auditCheck: {
      readonly finding: string | null | undefined;
      readonly head: string;
      readonly isEnd: boolean;
      readonly next: string | null | undefined;
      readonly rows: number;
      readonly total: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type VerifyDialogQuery = {
  response: VerifyDialogQuery$data;
  variables: VerifyDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
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
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          }
        ],
        "concreteType": "AuditCheck",
        "kind": "LinkedField",
        "name": "auditCheck",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rows",
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
            "name": "head",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEnd",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finding",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "next",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VerifyDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerifyDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "253b0a5520b1ff4b6b622a94566b6b8a",
    "id": null,
    "metadata": {},
    "name": "VerifyDialogQuery",
    "operationKind": "query",
    "text": "query VerifyDialogQuery(\n  $after: String\n) {\n  provider {\n    id\n    auditCheck(after: $after) {\n      rows\n      total\n      head\n      isEnd\n      finding\n      next\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5c7c176f349950cae66ee1f22093da0e";

export default node;
