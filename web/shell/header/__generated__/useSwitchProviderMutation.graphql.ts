/**
 * @generated SignedSource<<a7c4b872a18b32159ec324d38cce1159>>
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
    readonly refusal: {
      readonly message: string;
    } | null | undefined;
    readonly success: {
      readonly providerId: string;
    } | null | undefined;
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
      "kind": "ScalarField",
      "name": "providerId",
      "storageKey": null
    }
  ],
  "type": "SwitchProviderSuccess",
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
    "name": "useSwitchProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "switchProvider",
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
    "name": "useSwitchProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
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

(node as any).hash = "12ace173524a6c85f7ef0e12564847d8";

export default node;
