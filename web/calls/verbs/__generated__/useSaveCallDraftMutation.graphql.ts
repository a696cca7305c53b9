/**
 * @generated SignedSource<<8dfa40d12a979877260f923cb7ebe43a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "FOLLOW_UP_REPLACED" | "KEY_REUSED" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OPEN" | "LINE_REQUIRED" | "NEEDED_BY_RULES" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_AUTOMATIC" | "NOT_DELETED" | "NOT_FOUND" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WORKING" | "NOT_YOURS" | "RESTRICTED_TO_FACILITIES" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_TRIES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "%future added value";
export type SaveCallDraftInput = {
  callId: string;
  entries: ReadonlyArray<CallDraftEntryInput>;
};
export type CallDraftEntryInput = {
  from: ReadonlyArray<string>;
  name: string;
  to: ReadonlyArray<string>;
};
export type useSaveCallDraftMutation$variables = {
  input: SaveCallDraftInput;
};
export type useSaveCallDraftMutation$data = {
  readonly saveCallDraft: {
    readonly __typename: "Refusal";
    readonly code: RefusalCode;
  } | {
    readonly __typename: "SaveCallDraftSuccess";
    readonly savedAt: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveCallDraftMutation = {
  response: useSaveCallDraftMutation$data;
  variables: useSaveCallDraftMutation$variables;
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
    "name": "saveCallDraft",
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
            "name": "savedAt",
            "storageKey": null
          }
        ],
        "type": "SaveCallDraftSuccess",
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
    "name": "useSaveCallDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveCallDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6e16a45be3d4a2bec9355fc33160c588",
    "id": null,
    "metadata": {},
    "name": "useSaveCallDraftMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveCallDraftMutation(\n  $input: SaveCallDraftInput!\n) {\n  saveCallDraft(input: $input) {\n    __typename\n    ... on SaveCallDraftSuccess {\n      savedAt\n    }\n    ... on Refusal {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "493fde85ba3559d842b03b89bd3fea03";

export default node;
