/**
 * @generated SignedSource<<ee778ea0e6a69b27deea940d57b74785>>
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
    } | null | undefined;
    readonly provider: {
      readonly databaseId: string;
    } | null | undefined;
  } | null | undefined;
};
export type UploadPageQuery = {
  response: UploadPageQuery$data;
  variables: UploadPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
      (v1/*:: as any*/),
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
v3 = {
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
      "concreteType": "RequirementStanding",
      "kind": "LinkedField",
      "name": "globalRequirements",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequirementStanding",
      "kind": "LinkedField",
      "name": "facilityRequirements",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UploadPageQuery",
    "selections": [
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
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "UploadPageQuery",
    "selections": [
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
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "017f8a766a32996bd5b44ce9002b45c6",
    "id": null,
    "metadata": {},
    "name": "UploadPageQuery",
    "operationKind": "query",
    "text": "query UploadPageQuery {\n  viewer {\n    provider {\n      databaseId\n      id\n    }\n    compliance {\n      globalRequirements {\n        requiredAt\n        viewerCanUpload\n        requirement {\n          id\n          databaseId\n          name\n          notes\n          link\n          doesNotExpire\n        }\n      }\n      facilityRequirements {\n        requiredAt\n        viewerCanUpload\n        requirement {\n          id\n          databaseId\n          name\n          notes\n          link\n          doesNotExpire\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c79adb6053977e0e4f62c4740f5a86f6";

export default node;
