/**
 * @generated SignedSource<<25773372c718902524a70c8ec9b76b77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Presence = "AWAY" | "OFFLINE" | "ONLINE" | "%future added value";
export type SetPresenceInput = {
  away: boolean;
};
export type useSetPresenceMutation$variables = {
  input: SetPresenceInput;
};
export type useSetPresenceMutation$data = {
  readonly setPresence: {
    readonly refusal: {
      readonly message: string;
    } | null | undefined;
    readonly success: {
      readonly user: {
        readonly id: string;
        readonly presence: Presence;
      };
    } | null | undefined;
  };
};
export type useSetPresenceMutation = {
  response: useSetPresenceMutation$data;
  variables: useSetPresenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
          "name": "presence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetPresenceSuccess",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetPresenceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPresence",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPresenceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPresence",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5ff2e275354563c5cf06bd15cb071aa5",
    "id": null,
    "metadata": {},
    "name": "useSetPresenceMutation",
    "operationKind": "mutation",
    "text": "mutation useSetPresenceMutation(\n  $input: SetPresenceInput!\n) {\n  setPresence(input: $input) {\n    __typename\n    ... on SetPresenceSuccess {\n      user {\n        id\n        presence\n      }\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "55ee22a561341c190d79aae90b90e650";

export default node;
