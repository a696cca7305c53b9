/**
 * @generated SignedSource<<78bd161ffdff21900ca577b103be776c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomsQuery$variables = {
  id: string;
};
export type RoomsQuery$data = {
  readonly node: {
    readonly facility: {
      readonly " $fragmentSpreads": FragmentRefs<"RoomList_facility">;
    } | null | undefined;
  } | null | undefined;
};
export type RoomsQuery = {
  response: RoomsQuery$data;
  variables: RoomsQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RoomsQuery",
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
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RoomList_facility"
                }
              ],
              "type": "Facility",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "facility"
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
    "name": "RoomsQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Room",
                "kind": "LinkedField",
                "name": "allRooms",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "hidden",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Facility",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6c5964495c097cf94469129fdb57c117",
    "id": null,
    "metadata": {},
    "name": "RoomsQuery",
    "operationKind": "query",
    "text": "query RoomsQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Facility {\n      ...RoomList_facility\n    }\n    id\n  }\n}\n\nfragment RoomList_facility on Facility {\n  allRooms {\n    id\n    name\n    hidden\n    ...RoomRow_room\n  }\n}\n\nfragment RoomName_room on Room {\n  id\n  name\n  hidden\n  version\n}\n\nfragment RoomRow_room on Room {\n  id\n  name\n  hidden\n  version\n  ...RoomName_room\n}\n"
  }
};
})();

(node as any).hash = "53a080f3a09667a27e38802ffb12817a";

export default node;
