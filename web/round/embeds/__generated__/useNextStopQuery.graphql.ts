/**
 * @generated SignedSource<<44a5a4187e6533f0f675019aba235c62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useNextStopQuery$variables = {
  facilityIds: ReadonlyArray<string>;
  unitIds: ReadonlyArray<string>;
};
export type useNextStopQuery$data = {
  readonly provider: {
    readonly round: {
      readonly stops: ReadonlyArray<{
        readonly call: {
          readonly databaseId: string;
        } | null | undefined;
        readonly line: {
          readonly databaseId: string;
          readonly id: string;
        } | null | undefined;
        readonly roomName: string | null | undefined;
        readonly stopId: string;
      }>;
    } | null | undefined;
  };
};
export type useNextStopQuery = {
  response: useNextStopQuery$data;
  variables: useNextStopQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "facilityIds"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "unitIds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "facilityIds",
    "variableName": "facilityIds"
  },
  {
    "kind": "Variable",
    "name": "unitIds",
    "variableName": "unitIds"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stopId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Line",
  "kind": "LinkedField",
  "name": "line",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNextStopQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "Round",
            "kind": "LinkedField",
            "name": "round",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RoundStop",
                "kind": "LinkedField",
                "name": "stops",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "call",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNextStopQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "Round",
            "kind": "LinkedField",
            "name": "round",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RoundStop",
                "kind": "LinkedField",
                "name": "stops",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Call",
                    "kind": "LinkedField",
                    "name": "call",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a66839644bf6ef3a599731ac39622c37",
    "id": null,
    "metadata": {},
    "name": "useNextStopQuery",
    "operationKind": "query",
    "text": "query useNextStopQuery(\n  $facilityIds: [String!]!\n  $unitIds: [String!]!\n) {\n  provider {\n    round(facilityIds: $facilityIds, unitIds: $unitIds) {\n      stops {\n        stopId\n        roomName\n        call {\n          databaseId\n          id\n        }\n        line {\n          id\n          databaseId\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "17555822b08b21edc613b5791c48ec7e";

export default node;
