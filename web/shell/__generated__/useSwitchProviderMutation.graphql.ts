/**
 * @generated SignedSource<<106b4fdaa31bdca70a88c21761979353>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "CALL_ALREADY_ASSIGNED" | "CALL_COMPLETED" | "CALL_DELETED" | "LEAD_CANNOT_ASSIST" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_AUTOMATIC" | "NOT_FOUND" | "NOT_ONLINE" | "SIGN_IN_FAILED" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "%future added value";
export type SwitchProviderInput = {
  providerId: string;
};
export type useSwitchProviderMutation$variables = {
  input: SwitchProviderInput;
};
export type useSwitchProviderMutation$data = {
  readonly switchProvider: {
    readonly __typename: "Refusal";
    readonly code: RefusalCode;
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
            "name": "code",
            "storageKey": null
          },
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
    "cacheID": "dee1ea3d8098e6a5b792a2528abacb44",
    "id": null,
    "metadata": {},
    "name": "useSwitchProviderMutation",
    "operationKind": "mutation",
    "text": "mutation useSwitchProviderMutation(\n  $input: SwitchProviderInput!\n) {\n  switchProvider(input: $input) {\n    __typename\n    ... on SwitchProviderSuccess {\n      providerId\n    }\n    ... on Refusal {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "45ccb6dc8034429c24e03bebfc66eca6";

export default node;
