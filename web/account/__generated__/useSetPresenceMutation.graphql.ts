/**
 * @generated SignedSource<<5fbfe5489094244f09c2d455f6225b85>>
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
    readonly __typename: "Refusal";
    readonly message: string;
  } | {
    readonly __typename: "SetPresenceSuccess";
    readonly user: {
      readonly id: string;
      readonly presence: Presence;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
      {
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
      {
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
    "name": "useSetPresenceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPresenceMutation",
    "selections": (v1/*:: as any*/)
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

(node as any).hash = "cc602124e6cf5a6505e183bbeb26d45c";

export default node;
