/**
 * @generated SignedSource<<02188e44facf89bce377e3a84a9a240c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurposesPageQuery$variables = Record<PropertyKey, never>;
export type PurposesPageQuery$data = {
  readonly provider: {
    readonly viewerCanChangeConfiguration: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"PurposesPage_provider">;
  };
};
export type PurposesPageQuery = {
  response: PurposesPageQuery$data;
  variables: PurposesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanChangeConfiguration",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
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
    "name": "PurposesPageQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "PurposesPage_provider"
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
    "name": "PurposesPageQuery",
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
            "concreteType": "Configuration",
            "kind": "LinkedField",
            "name": "configuration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LineChecks",
                "kind": "LinkedField",
                "name": "lineChecks",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "schedule",
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
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Purpose",
                "kind": "LinkedField",
                "name": "purposes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineCheck",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "procedureIds",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Procedure",
            "kind": "LinkedField",
            "name": "procedures",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0ed38e7de834045e2ceb136bf9537020",
    "id": null,
    "metadata": {},
    "name": "PurposesPageQuery",
    "operationKind": "query",
    "text": "query PurposesPageQuery {\n  provider {\n    viewerCanChangeConfiguration\n    ...PurposesPage_provider\n    id\n  }\n}\n\nfragment PurposeDialog_provider on Provider {\n  procedures {\n    id\n    databaseId\n    name\n  }\n}\n\nfragment PurposeDialog_purpose on Purpose {\n  id\n  name\n  weight\n  lineCheck\n  procedureIds\n  version\n}\n\nfragment PurposesPage_provider on Provider {\n  configuration {\n    lineChecks {\n      schedule\n      purpose {\n        id\n      }\n    }\n    purposes {\n      id\n      name\n      weight\n      lineCheck\n      version\n      ...PurposeDialog_purpose\n      procedureIds\n    }\n  }\n  procedures {\n    databaseId\n    name\n    id\n  }\n  ...PurposeDialog_provider\n}\n"
  }
};
})();

(node as any).hash = "40f3b507b321307b58080154a19c6d0f";

export default node;
