/**
 * @generated SignedSource<<fbb6357fafb1450982dba1cd941ee207>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPageQuery$variables = Record<PropertyKey, never>;
export type UploadPageQuery$data = {
  readonly viewer: {
    readonly compliance: {
      readonly facilityRequirements: ReadonlyArray<{
        readonly requiredAt: ReadonlyArray<string>;
        readonly requirement: {
          readonly databaseId: string;
          readonly doesNotExpire: boolean;
          readonly id: string;
          readonly link: string | null | undefined;
          readonly name: string;
          readonly notes: string | null | undefined;
        };
        readonly viewerCanUpload: boolean;
      }>;
      readonly globalRequirements: ReadonlyArray<{
        readonly requiredAt: ReadonlyArray<string>;
        readonly requirement: {
          readonly databaseId: string;
          readonly doesNotExpire: boolean;
          readonly id: string;
          readonly link: string | null | undefined;
          readonly name: string;
          readonly notes: string | null | undefined;
        };
        readonly viewerCanUpload: boolean;
      }>;
      readonly providerDatabaseId: string;
    } | null | undefined;
  } | null | undefined;
};
export type UploadPageQuery = {
  response: UploadPageQuery$data;
  variables: UploadPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requiredAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanUpload",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ComplianceRequirement",
    "kind": "LinkedField",
    "name": "requirement",
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
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
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
        "name": "notes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "link",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "doesNotExpire",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonCompliance",
        "kind": "LinkedField",
        "name": "compliance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "providerDatabaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RequirementStanding",
            "kind": "LinkedField",
            "name": "globalRequirements",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RequirementStanding",
            "kind": "LinkedField",
            "name": "facilityRequirements",
            "plural": true,
            "selections": (v0/*:: as any*/),
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
    "name": "UploadPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UploadPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6f75c936922e3dee1ea1d6efdbec67fd",
    "id": null,
    "metadata": {},
    "name": "UploadPageQuery",
    "operationKind": "query",
    "text": "query UploadPageQuery {\n  viewer {\n    compliance {\n      providerDatabaseId\n      globalRequirements {\n        requiredAt\n        viewerCanUpload\n        requirement {\n          id\n          databaseId\n          name\n          notes\n          link\n          doesNotExpire\n        }\n      }\n      facilityRequirements {\n        requiredAt\n        viewerCanUpload\n        requirement {\n          id\n          databaseId\n          name\n          notes\n          link\n          doesNotExpire\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "438cf95729493608a6eb3060651aa819";

export default node;
