/**
 * @generated SignedSource<<9ce165401a617158335f43032c22dff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchProviderInput = {
  providerId: string;
};
export type useSwitchProviderMutation$variables = {
  input: SwitchProviderInput;
};
export type useSwitchProviderMutation$data = {
  readonly switchProvider: {
    readonly __typename: "Refusal";
    readonly message: string;
  } | {
    readonly __typename: "SwitchProviderSuccess";
    readonly providerId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSwitchProviderMutation = {
  response: useSwitchProviderMutation$data;
  variables: useSwitchProviderMutation$variables;
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
    "name": "switchProvider",
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
            "kind": "ScalarField",
            "name": "providerId",
            "storageKey": null
          }
        ],
        "type": "SwitchProviderSuccess",
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
    "name": "useSwitchProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSwitchProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9fc04508d9025689770eafa25384256f",
    "id": null,
    "metadata": {},
    "name": "useSwitchProviderMutation",
    "operationKind": "mutation",
    "text": "mutation useSwitchProviderMutation(\n  $input: SwitchProviderInput!\n) {\n  switchProvider(input: $input) {\n    __typename\n    ... on SwitchProviderSuccess {\n      providerId\n    }\n    ... on Refusal {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6998f14dd7bbcff86946ad5f15428a2";

export default node;
