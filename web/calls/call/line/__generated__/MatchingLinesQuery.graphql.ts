/**
 * @generated SignedSource<<ef2c95152af4fd5f615626a3d10eaf0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchingLinesQuery$variables = {
  id: string;
  mrn?: string | null | undefined;
  patientLastName?: string | null | undefined;
  roomId?: string | null | undefined;
};
export type MatchingLinesQuery$data = {
  readonly node: {
    readonly call: {
      readonly matchingLines: ReadonlyArray<{
        readonly id: string;
        readonly mrn: string | null | undefined;
        readonly name: string;
        readonly patientFirstName: string | null | undefined;
        readonly patientLastName: string | null | undefined;
        readonly room: {
          readonly id: string;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"LineFacts_line">;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type MatchingLinesQuery = {
  response: MatchingLinesQuery$data;
  variables: MatchingLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mrn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "patientLastName"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roomId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "mrn",
    "variableName": "mrn"
  },
  {
    "kind": "Variable",
    "name": "patientLastName",
    "variableName": "patientLastName"
  },
  {
    "kind": "Variable",
    "name": "roomId",
    "variableName": "roomId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mrn",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patientFirstName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patientLastName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchingLinesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": (v5/*:: as any*/),
                  "concreteType": "Line",
                  "kind": "LinkedField",
                  "name": "matchingLines",
                  "plural": true,
                  "selections": [
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Room",
                      "kind": "LinkedField",
                      "name": "room",
                      "plural": false,
                      "selections": [
                        (v6/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "LineFacts_line"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Call",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "call"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MatchingLinesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "Line",
                "kind": "LinkedField",
                "name": "matchingLines",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Room",
                    "kind": "LinkedField",
                    "name": "room",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Facility",
                        "kind": "LinkedField",
                        "name": "facility",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderingProvider",
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
                    "name": "nextChangeDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "callCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "roomDescription",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Call",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b9b8541303742e956d18b38deab67931",
    "id": null,
    "metadata": {},
    "name": "MatchingLinesQuery",
    "operationKind": "query",
    "text": "query MatchingLinesQuery(\n  $id: ID!\n  $mrn: String\n  $roomId: ID\n  $patientLastName: String\n) {\n  node(id: $id) {\n    __typename\n    ... on Call {\n      matchingLines(mrn: $mrn, roomId: $roomId, patientLastName: $patientLastName) {\n        id\n        name\n        mrn\n        patientFirstName\n        patientLastName\n        room {\n          id\n        }\n        ...LineFacts_line\n      }\n    }\n    id\n  }\n}\n\nfragment LineFacts_line on Line {\n  mrn\n  orderingProvider\n  patientFirstName\n  patientLastName\n  followUpInterval\n  nextChangeDate\n  callCount\n  roomDescription\n  room {\n    name\n    facility {\n      name\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8c7937a67eee268a82bf1bb9b08c312e";

export default node;
