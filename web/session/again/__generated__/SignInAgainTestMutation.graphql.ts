/**
 * @generated SignedSource<<c08f2a531eb8916e998bd34554419439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "ALREADY_HANDED_OVER" | "ALREADY_REVIEWED" | "ALREADY_TAKEN_OVER" | "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "CATEGORY_IN_USE" | "CODE_NOT_VALID" | "FOLLOW_UP_REPLACED" | "HANDOVER_REPLACED" | "KEY_REUSED" | "LAST_ADMINISTRATOR" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OF_ANOTHER_PATIENT" | "LINE_OPEN" | "LINE_REQUIRED" | "LINK_NOT_VALID" | "MAIL_NOT_CONFIGURED" | "NEEDED_BY_RULES" | "NOTHING_TO_UNDO" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_DELETED" | "NOT_FOUND" | "NOT_INVITABLE" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WORKING" | "NOT_YOURS" | "OWN_DOCUMENT" | "OWN_HANDOVER" | "OWN_PROVIDER" | "OWN_ROLE" | "RESTRICTED_TO_FACILITIES" | "ROLE_NOT_ALLOWED" | "SHARED_VIEW" | "SIGN_IN_AGAIN" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_CALLS" | "TOO_MANY_SCREENS" | "TOO_MANY_SPREADSHEETS" | "TOO_MANY_TRIES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "WORKS_ELSEWHERE" | "%future added value";
export type AssignCallInput = {
  callId: string;
  expectedVersion?: number | null | undefined;
  force?: boolean | null | undefined;
};
export type SignInAgainTestMutation$variables = {
  input: AssignCallInput;
};
export type SignInAgainTestMutation$data = {
  readonly assignCall: {
    readonly refusal: {
      readonly code: RefusalCode;
      readonly fields: ReadonlyArray<{
        readonly field: string;
        readonly message: string;
      }>;
      readonly message: string;
    } | null | undefined;
    readonly success: {
      readonly call: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type SignInAgainTestMutation = {
  response: SignInAgainTestMutation$data;
  variables: SignInAgainTestMutation$variables;
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
  "type": "AssignCallSuccess",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldRefusal",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
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
    "name": "SignInAgainTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "assignCall",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": (v4/*:: as any*/),
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
    "name": "SignInAgainTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "assignCall",
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b135a84399b03b16b39ec8e97628d71b",
    "id": null,
    "metadata": {},
    "name": "SignInAgainTestMutation",
    "operationKind": "mutation",
    "text": "mutation SignInAgainTestMutation(\n  $input: AssignCallInput!\n) {\n  assignCall(input: $input) {\n    __typename\n    ... on AssignCallSuccess {\n      call {\n        id\n      }\n    }\n    ... on Refusal {\n      code\n      message\n      fields {\n        field\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c6aef99ecf31734a3e313d3e9e606bbe";

export default node;
