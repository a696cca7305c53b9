/**
 * @generated SignedSource<<cb7a11650cf975f045d49257c1bfbf92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Looking = "EDITING" | "LEFT" | "VIEWING" | "%future added value";
export type RefusalCode = "ALREADY_HANDED_OVER" | "ALREADY_REVIEWED" | "ALREADY_TAKEN_OVER" | "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "CATEGORY_IN_USE" | "CODE_NOT_VALID" | "FOLLOW_UP_REPLACED" | "HANDOVER_REPLACED" | "KEY_REUSED" | "LAST_ADMINISTRATOR" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OF_ANOTHER_PATIENT" | "LINE_OPEN" | "LINE_REQUIRED" | "LINK_NOT_VALID" | "MAIL_NOT_CONFIGURED" | "NEEDED_BY_RULES" | "NOTHING_TO_UNDO" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_DELETED" | "NOT_FOUND" | "NOT_INVITABLE" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WHO_ASKED" | "NOT_WORKING" | "NOT_YOURS" | "NO_WARD_ASKED" | "OWN_DOCUMENT" | "OWN_HANDOVER" | "OWN_PROVIDER" | "OWN_ROLE" | "PROVIDER_MOVED" | "RESTRICTED_TO_FACILITIES" | "ROLE_NOT_ALLOWED" | "SHARED_VIEW" | "SIGN_IN_AGAIN" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_CALLS" | "TOO_MANY_SCREENS" | "TOO_MANY_SPREADSHEETS" | "TOO_MANY_TRIES" | "TOO_MANY_UPDATES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "WORKS_ELSEWHERE" | "%future added value";
export type LookAtCallInput = {
  callId: string;
  doing: Looking;
  pageId: string;
};
export type useLookAtCallMutation$variables = {
  input: LookAtCallInput;
};
export type useLookAtCallMutation$data = {
  readonly lookAtCall: {
    readonly __typename: "Refusal";
    readonly code: RefusalCode;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useLookAtCallMutation = {
  response: useLookAtCallMutation$data;
  variables: useLookAtCallMutation$variables;
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
    "name": "lookAtCall",
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
            "name": "code",
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
    "name": "useLookAtCallMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLookAtCallMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8a5c0277f0f5ca02338c3a8138993a64",
    "id": null,
    "metadata": {},
    "name": "useLookAtCallMutation",
    "operationKind": "mutation",
    "text": "mutation useLookAtCallMutation(\n  $input: LookAtCallInput!\n) {\n  lookAtCall(input: $input) {\n    __typename\n    ... on Refusal {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc71ecebab1292cfec7f874f37aeeca1";

export default node;
