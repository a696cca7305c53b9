/**
 * @generated SignedSource<<c7b197fca39b5e11394d638f9fc35d0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "FOLLOW_UP_REPLACED" | "KEY_REUSED" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OPEN" | "LINE_REQUIRED" | "NEEDED_BY_RULES" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_AUTOMATIC" | "NOT_DELETED" | "NOT_FOUND" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WORKING" | "NOT_YOURS" | "RESTRICTED_TO_FACILITIES" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_TRIES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "%future added value";
export type DiscardCallDraftInput = {
  callId: string;
};
export type useDiscardCallDraftMutation$variables = {
  input: DiscardCallDraftInput;
};
export type useDiscardCallDraftMutation$data = {
  readonly discardCallDraft: {
    readonly __typename: "DiscardCallDraftSuccess";
    readonly call: {
      readonly id: string;
    } | null | undefined;
  } | {
    readonly __typename: "Refusal";
    readonly code: RefusalCode;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDiscardCallDraftMutation = {
  response: useDiscardCallDraftMutation$data;
  variables: useDiscardCallDraftMutation$variables;
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
    "name": "discardCallDraft",
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
            "concreteType": "Call",
            "kind": "LinkedField",
            "name": "call",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DiscardCallDraftSuccess",
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
    "name": "useDiscardCallDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDiscardCallDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2f5b3f7fe60ef2ebafd0d4fe15efaa4b",
    "id": null,
    "metadata": {},
    "name": "useDiscardCallDraftMutation",
    "operationKind": "mutation",
    "text": "mutation useDiscardCallDraftMutation(\n  $input: DiscardCallDraftInput!\n) {\n  discardCallDraft(input: $input) {\n    __typename\n    ... on DiscardCallDraftSuccess {\n      call {\n        id\n      }\n    }\n    ... on Refusal {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a27bd09217b260bb284c2c23e11e58ea";

export default node;
