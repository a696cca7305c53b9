/**
 * @generated SignedSource<<37a00e18869192a2addb91424526a4bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AuditControlsQuery$variables = Record<PropertyKey, never>;
export type AuditControlsQuery$data = {
  readonly provider: {
    readonly auditActions: ReadonlyArray<{
      readonly name: string;
      readonly words: string;
    }> | null | undefined;
    readonly auditPeople: ReadonlyArray<{
      readonly databaseId: string;
      readonly fullName: string;
    }> | null | undefined;
    readonly id: string;
  };
};
export type AuditControlsQuery = {
  response: AuditControlsQuery$data;
  variables: AuditControlsQuery$variables;
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
        "concreteType": "AuditPerson",
        "kind": "LinkedField",
        "name": "auditPeople",
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
            "name": "fullName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditAction",
        "kind": "LinkedField",
        "name": "auditActions",
        "plural": true,
        "selections": [
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
            "name": "words",
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
    "name": "AuditControlsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AuditControlsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e00fa3f06cae83054ce8e007c0350f85",
    "id": null,
    "metadata": {},
    "name": "AuditControlsQuery",
    "operationKind": "query",
    "text": "query AuditControlsQuery {\n  provider {\n    id\n    auditPeople {\n      databaseId\n      fullName\n    }\n    auditActions {\n      name\n      words\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5bc1d9b083b081d12790e7cd42ca37e4";

export default node;
