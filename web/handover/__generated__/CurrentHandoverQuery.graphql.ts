/**
 * @generated SignedSource<<7b565bd2fbb28d29d2394c1c9a93e841>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrentHandoverQuery$variables = {
  facilityId?: string | null | undefined;
  page?: number | null | undefined;
};
export type CurrentHandoverQuery$data = {
  readonly provider: {
    readonly facilities: ReadonlyArray<{
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    }>;
    readonly handover: {
      readonly at: string;
      readonly contents: {
        readonly " $fragmentSpreads": FragmentRefs<"HandoverContents_contents">;
      };
      readonly facility: {
        readonly databaseId: string;
        readonly id: string;
        readonly timeZone: string;
        readonly " $fragmentSpreads": FragmentRefs<"HandoverHead_facility">;
      };
      readonly handovers: {
        readonly pageCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"PastHandovers_handovers">;
      };
      readonly latest: {
        readonly handovers: ReadonlyArray<{
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"HandOver_latest">;
        }>;
      };
      readonly note: {
        readonly version: number;
        readonly " $fragmentSpreads": FragmentRefs<"NoteForm_note">;
      };
    } | null | undefined;
    readonly id: string;
  };
};
export type CurrentHandoverQuery = {
  response: CurrentHandoverQuery$data;
  variables: CurrentHandoverQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "facilityId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Facility",
  "kind": "LinkedField",
  "name": "facilities",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "facilityId",
    "variableName": "facilityId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "page",
    "value": 1
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageCount",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handedOverAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "handedOverBy",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "takenOverAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "takenOverBy",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "room",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomDescription",
  "storageKey": null
},
v20 = [
  (v17/*:: as any*/),
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
      (v18/*:: as any*/),
      (v19/*:: as any*/),
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
v21 = [
  (v17/*:: as any*/),
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
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "types",
        "storageKey": null
      },
      (v18/*:: as any*/),
      (v19/*:: as any*/),
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
    "name": "CurrentHandoverQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "CurrentHandover",
            "kind": "LinkedField",
            "name": "handover",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Facility",
                "kind": "LinkedField",
                "name": "facility",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "HandoverHead_facility"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HandoverNote",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "NoteForm_note"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "latest",
                "args": (v9/*:: as any*/),
                "concreteType": "HandoverList",
                "kind": "LinkedField",
                "name": "handovers",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Handover",
                    "kind": "LinkedField",
                    "name": "handovers",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "HandOver_latest"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "handovers(page:1)"
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "HandoverList",
                "kind": "LinkedField",
                "name": "handovers",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PastHandovers_handovers"
                  }
                ],
                "storageKey": null
              },
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
    "name": "CurrentHandoverQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "CurrentHandover",
            "kind": "LinkedField",
            "name": "handover",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Facility",
                "kind": "LinkedField",
                "name": "facility",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HandoverNote",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "changedBy",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "latest",
                "args": (v9/*:: as any*/),
                "concreteType": "HandoverList",
                "kind": "LinkedField",
                "name": "handovers",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Handover",
                    "kind": "LinkedField",
                    "name": "handovers",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
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
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "handovers(page:1)"
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "HandoverList",
                "kind": "LinkedField",
                "name": "handovers",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
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
                    "concreteType": "Handover",
                    "kind": "LinkedField",
                    "name": "handovers",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                    "selections": (v20/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HandoverCalls",
                    "kind": "LinkedField",
                    "name": "holds",
                    "plural": false,
                    "selections": (v20/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HandoverCalls",
                    "kind": "LinkedField",
                    "name": "followUps",
                    "plural": false,
                    "selections": (v20/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HandoverLines",
                    "kind": "LinkedField",
                    "name": "dueLines",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HandoverLines",
                    "kind": "LinkedField",
                    "name": "infections",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "7112135022e02649447e3ad05d7fd595",
    "id": null,
    "metadata": {},
    "name": "CurrentHandoverQuery",
    "operationKind": "query",
    "text": "query CurrentHandoverQuery(\n  $facilityId: ID\n  $page: Int\n) {\n  provider {\n    id\n    facilities {\n      id\n      databaseId\n      name\n    }\n    handover(facilityId: $facilityId) {\n      at\n      facility {\n        id\n        databaseId\n        timeZone\n        ...HandoverHead_facility\n      }\n      note {\n        version\n        ...NoteForm_note\n        id\n      }\n      latest: handovers(page: 1) {\n        handovers {\n          id\n          ...HandOver_latest\n        }\n      }\n      handovers(page: $page) {\n        pageCount\n        ...PastHandovers_handovers\n      }\n      contents {\n        ...HandoverContents_contents\n      }\n    }\n  }\n}\n\nfragment CallEntry_call on HandoverCall {\n  callDatabaseId\n  purpose\n  customJob\n  status\n  isLineCheck\n  room\n  roomDescription\n  contact\n  aliveAt\n  lead\n  others\n  lineName\n  isInfected\n  notes\n  comments\n}\n\nfragment HandOver_latest on Handover {\n  databaseId\n  ...Stamps_handover\n  ...TakeOverShift_handover\n}\n\nfragment HandoverContents_contents on HandoverContents {\n  calls {\n    count\n    entries {\n      callDatabaseId\n      ...CallEntry_call\n    }\n  }\n  holds {\n    count\n    entries {\n      callDatabaseId\n      ...CallEntry_call\n    }\n  }\n  followUps {\n    count\n    entries {\n      callDatabaseId\n      ...CallEntry_call\n    }\n  }\n  dueLines {\n    count\n    entries {\n      lineDatabaseId\n      ...LineEntry_line\n    }\n  }\n  infections {\n    count\n    entries {\n      lineDatabaseId\n      ...LineEntry_line\n    }\n  }\n}\n\nfragment HandoverHead_facility on Facility {\n  name\n  timeZone\n}\n\nfragment LineEntry_line on HandoverLine {\n  lineDatabaseId\n  name\n  types\n  room\n  roomDescription\n  nextChangeDate\n  infectionNotes\n  infectedSince\n}\n\nfragment NoteForm_note on HandoverNote {\n  id\n  version\n  text\n  changedAt\n  changedBy {\n    fullName\n    id\n  }\n}\n\nfragment PastHandovers_handovers on HandoverList {\n  total\n  pageCount\n  handovers {\n    id\n    databaseId\n    handedOverAt\n    handedOverBy {\n      fullName\n      id\n    }\n    takenOverAt\n    takenOverBy {\n      fullName\n      id\n    }\n  }\n}\n\nfragment Stamps_handover on Handover {\n  id\n  handedOverAt\n  handedOverBy {\n    fullName\n    id\n  }\n  takenOverAt\n  takenOverBy {\n    fullName\n    id\n  }\n  replacedAt\n  viewerCanTakeOver\n}\n\nfragment TakeOverShift_handover on Handover {\n  id\n  viewerCanTakeOver\n}\n"
  }
};
})();

(node as any).hash = "b0e8e270de9274df6cc5dce63a7f4fa9";

export default node;
