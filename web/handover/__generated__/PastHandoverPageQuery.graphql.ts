/**
 * @generated SignedSource<<6dc9f02d52c62f1944c4047091757da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastHandoverPageQuery$variables = {
  id: string;
};
export type PastHandoverPageQuery$data = {
  readonly node: {
    readonly handover: {
      readonly facility: {
        readonly databaseId: string;
        readonly timeZone: string;
        readonly " $fragmentSpreads": FragmentRefs<"HandoverHead_facility">;
      };
      readonly handedOverAt: string;
      readonly id: string;
      readonly record: {
        readonly contents: {
          readonly " $fragmentSpreads": FragmentRefs<"HandoverContents_contents">;
        };
        readonly note: string | null | undefined;
      };
      readonly " $fragmentSpreads": FragmentRefs<"Stamps_handover" | "TakeOverShift_handover">;
    } | null | undefined;
  } | null | undefined;
};
export type PastHandoverPageQuery = {
  response: PastHandoverPageQuery$data;
  variables: PastHandoverPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handedOverAt",
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
  "name": "timeZone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "room",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomDescription",
  "storageKey": null
},
v12 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "HandoverCall",
    "kind": "LinkedField",
    "name": "entries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "callDatabaseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "purpose",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customJob",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLineCheck",
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contact",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "aliveAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lead",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "others",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lineName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isInfected",
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
        "name": "comments",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v13 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "HandoverLine",
    "kind": "LinkedField",
    "name": "entries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lineDatabaseId",
        "storageKey": null
      },
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "types",
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v11/*:: as any*/),
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
        "name": "infectionNotes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "infectedSince",
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
    "name": "PastHandoverPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Facility",
                  "kind": "LinkedField",
                  "name": "facility",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HandoverHead_facility"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Stamps_handover"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TakeOverShift_handover"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "HandoverRecord",
                  "kind": "LinkedField",
                  "name": "record",
                  "plural": false,
                  "selections": [
                    (v6/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "HandoverContents",
                      "kind": "LinkedField",
                      "name": "contents",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "HandoverContents_contents"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Handover",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "handover"
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
    "name": "PastHandoverPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Facility",
                "kind": "LinkedField",
                "name": "facility",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "handedOverBy",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takenOverAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "takenOverBy",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "replacedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanTakeOver",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HandoverRecord",
                "kind": "LinkedField",
                "name": "record",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HandoverContents",
                    "kind": "LinkedField",
                    "name": "contents",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HandoverCalls",
                        "kind": "LinkedField",
                        "name": "calls",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HandoverCalls",
                        "kind": "LinkedField",
                        "name": "holds",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HandoverCalls",
                        "kind": "LinkedField",
                        "name": "followUps",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HandoverLines",
                        "kind": "LinkedField",
                        "name": "dueLines",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HandoverLines",
                        "kind": "LinkedField",
                        "name": "infections",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Handover",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c21ee401cfa59d8d1587c50062745940",
    "id": null,
    "metadata": {},
    "name": "PastHandoverPageQuery",
    "operationKind": "query",
    "text": "query PastHandoverPageQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Handover {\n      id\n      handedOverAt\n      facility {\n        databaseId\n        timeZone\n        ...HandoverHead_facility\n        id\n      }\n      ...Stamps_handover\n      ...TakeOverShift_handover\n      record {\n        note\n        contents {\n          ...HandoverContents_contents\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment CallEntry_call on HandoverCall {\n  callDatabaseId\n  purpose\n  customJob\n  status\n  isLineCheck\n  room\n  roomDescription\n  contact\n  aliveAt\n  lead\n  others\n  lineName\n  isInfected\n  notes\n  comments\n}\n\nfragment HandoverContents_contents on HandoverContents {\n  calls {\n    count\n    entries {\n      callDatabaseId\n      ...CallEntry_call\n    }\n  }\n  holds {\n    count\n    entries {\n      callDatabaseId\n      ...CallEntry_call\n    }\n  }\n  followUps {\n    count\n    entries {\n      callDatabaseId\n      ...CallEntry_call\n    }\n  }\n  dueLines {\n    count\n    entries {\n      lineDatabaseId\n      ...LineEntry_line\n    }\n  }\n  infections {\n    count\n    entries {\n      lineDatabaseId\n      ...LineEntry_line\n    }\n  }\n}\n\nfragment HandoverHead_facility on Facility {\n  name\n  timeZone\n}\n\nfragment LineEntry_line on HandoverLine {\n  lineDatabaseId\n  name\n  types\n  room\n  roomDescription\n  nextChangeDate\n  infectionNotes\n  infectedSince\n}\n\nfragment Stamps_handover on Handover {\n  id\n  handedOverAt\n  handedOverBy {\n    fullName\n    id\n  }\n  takenOverAt\n  takenOverBy {\n    fullName\n    id\n  }\n  replacedAt\n  viewerCanTakeOver\n}\n\nfragment TakeOverShift_handover on Handover {\n  id\n  viewerCanTakeOver\n}\n"
  }
};
})();

(node as any).hash = "d2e209c3688e4790b51ba29eb01c10b8";

export default node;
