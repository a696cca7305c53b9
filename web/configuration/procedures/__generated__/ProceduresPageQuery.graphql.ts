/**
 * @generated SignedSource<<03ff01e2fe9f4e212099d92b5fe738bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProceduresPageQuery$variables = Record<PropertyKey, never>;
export type ProceduresPageQuery$data = {
  readonly provider: {
    readonly viewerCanChangeConfiguration: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ProceduresPage_provider">;
  };
};
export type ProceduresPageQuery = {
  response: ProceduresPageQuery$data;
  variables: ProceduresPageQuery$variables;
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
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
    "name": "weight",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "followUpInterval",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countInPerformance",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "RequireableCallField",
    "kind": "LinkedField",
    "name": "requiredCallFields",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
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
    "name": "ProceduresPageQuery",
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
            "name": "ProceduresPage_provider"
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
    "name": "ProceduresPageQuery",
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
                "kind": "ScalarField",
                "name": "lineTypes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CentralTypes",
                "kind": "LinkedField",
                "name": "centralTypes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "types",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
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
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "deletedProcedures",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "deleted",
                    "value": true
                  }
                ],
                "concreteType": "Procedure",
                "kind": "LinkedField",
                "name": "procedures",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": "procedures(deleted:true)"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cfef3a7f89061e9a8082f18adaa9acf5",
    "id": null,
    "metadata": {},
    "name": "ProceduresPageQuery",
    "operationKind": "query",
    "text": "query ProceduresPageQuery {\n  provider {\n    viewerCanChangeConfiguration\n    ...ProceduresPage_provider\n    id\n  }\n}\n\nfragment CentralTypes_configuration on Configuration {\n  lineTypes\n  centralTypes {\n    types\n    version\n  }\n}\n\nfragment ProcedureDialog_procedure on Procedure {\n  id\n  name\n  weight\n  followUpInterval\n  countInPerformance\n  version\n  requiredCallFields {\n    key\n  }\n}\n\nfragment ProceduresPage_provider on Provider {\n  configuration {\n    ...CentralTypes_configuration\n    procedures {\n      id\n      databaseId\n      name\n      weight\n      followUpInterval\n      countInPerformance\n      version\n      ...ProcedureDialog_procedure\n    }\n    deletedProcedures: procedures(deleted: true) {\n      id\n      databaseId\n      name\n      weight\n      followUpInterval\n      countInPerformance\n      version\n      ...ProcedureDialog_procedure\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9a7b89eb9d9d33c6403911568a82f2c";

export default node;
