/**
 * @generated SignedSource<<15ca4f583695b995ed0ba2c7d98cd209>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
export type PassportPageQuery$variables = {
  id: string;
};
export type PassportPageQuery$data = {
  readonly node: {
    readonly line: {
      readonly completedAt: string | null | undefined;
      readonly databaseId: string;
      readonly id: string;
      readonly infections: ReadonlyArray<{
        readonly start: string;
        readonly stop: string | null | undefined;
      }>;
      readonly lineDays: number;
      readonly mrn: string | null | undefined;
      readonly name: string;
      readonly orderingProvider: string | null | undefined;
      readonly passport: {
        readonly dressingChanges: ReadonlyArray<{
          readonly fields: ReadonlyArray<{
            readonly fieldId: string;
            readonly fieldName: string;
            readonly type: FieldType;
            readonly values: ReadonlyArray<string>;
          }>;
          readonly visit: {
            readonly byName: string | null | undefined;
            readonly callId: string;
            readonly day: string;
          };
        }>;
        readonly photos: ReadonlyArray<{
          readonly fileName: string;
          readonly id: string;
          readonly thumbnailUrl: string;
          readonly url: string;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"ExternalLengths_passport" | "PlacedFacts_passport">;
      };
      readonly patientName: string | null | undefined;
      readonly room: {
        readonly facility: {
          readonly name: string;
        };
        readonly name: string;
      } | null | undefined;
      readonly roomDescription: string | null | undefined;
      readonly types: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type PassportPageQuery = {
  response: PassportPageQuery$data;
  variables: PassportPageQuery$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patientName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mrn",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "types",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineDays",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderingProvider",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomDescription",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "InfectionEntry",
  "kind": "LinkedField",
  "name": "infections",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stop",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "PassportVisit",
  "kind": "LinkedField",
  "name": "visit",
  "plural": false,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "RecordedField",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "DressingChange",
  "kind": "LinkedField",
  "name": "dressingChanges",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photos",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertedBy",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PassportPageQuery",
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
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Room",
                  "kind": "LinkedField",
                  "name": "room",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Facility",
                      "kind": "LinkedField",
                      "name": "facility",
                      "plural": false,
                      "selections": [
                        (v4/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v12/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LinePassport",
                  "kind": "LinkedField",
                  "name": "passport",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PlacedFacts_passport"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ExternalLengths_passport"
                    },
                    (v18/*:: as any*/),
                    (v19/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "Line",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "line"
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
    "name": "PassportPageQuery",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Room",
                "kind": "LinkedField",
                "name": "room",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Facility",
                    "kind": "LinkedField",
                    "name": "facility",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LinePassport",
                "kind": "LinkedField",
                "name": "passport",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LinePlacement",
                    "kind": "LinkedField",
                    "name": "placement",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "purposeName",
                        "storageKey": null
                      },
                      (v20/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ExternalLength",
                    "kind": "LinkedField",
                    "name": "externalLengths",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "difference",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PassportVisit",
                        "kind": "LinkedField",
                        "name": "visit",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Line",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1638452a563c4ee696f0a8867943e517",
    "id": null,
    "metadata": {},
    "name": "PassportPageQuery",
    "operationKind": "query",
    "text": "query PassportPageQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Line {\n      id\n      databaseId\n      name\n      patientName\n      mrn\n      types\n      lineDays\n      orderingProvider\n      completedAt\n      roomDescription\n      room {\n        name\n        facility {\n          name\n          id\n        }\n        id\n      }\n      infections {\n        start\n        stop\n      }\n      passport {\n        ...PlacedFacts_passport\n        ...ExternalLengths_passport\n        dressingChanges {\n          visit {\n            callId\n            day\n            byName\n          }\n          fields {\n            fieldId\n            fieldName\n            type\n            values\n          }\n        }\n        photos {\n          id\n          fileName\n          url\n          thumbnailUrl\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment ExternalLengths_passport on LinePassport {\n  externalLengths {\n    name\n    value\n    difference\n    visit {\n      callId\n      day\n      byName\n    }\n  }\n}\n\nfragment PlacedFacts_passport on LinePassport {\n  insertedBy\n  placement {\n    purposeName\n    insertedBy\n    visit {\n      callId\n      day\n      byName\n    }\n    fields {\n      fieldId\n      fieldName\n      type\n      values\n    }\n  }\n  externalLengths {\n    name\n    value\n    difference\n    visit {\n      day\n      byName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f79ae4622359cf61ee973574f4ac3c4c";

export default node;
