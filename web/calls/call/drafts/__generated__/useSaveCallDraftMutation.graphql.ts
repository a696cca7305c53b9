/**
 * @generated SignedSource<<93a0aaf5318281579054ba1ebf9efbdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefusalCode = "ALREADY_HANDED_OVER" | "ALREADY_REVIEWED" | "ALREADY_TAKEN_OVER" | "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "CATEGORY_IN_USE" | "CODE_NOT_VALID" | "FOLLOW_UP_REPLACED" | "HANDOVER_REPLACED" | "KEY_REUSED" | "LAST_ADMINISTRATOR" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OF_ANOTHER_PATIENT" | "LINE_OPEN" | "LINE_REQUIRED" | "LINK_NOT_VALID" | "MAIL_NOT_CONFIGURED" | "NEEDED_BY_RULES" | "NOTHING_TO_UNDO" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_DELETED" | "NOT_FOUND" | "NOT_INVITABLE" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WHO_ASKED" | "NOT_WORKING" | "NOT_YOURS" | "NO_WARD_ASKED" | "OWN_DOCUMENT" | "OWN_HANDOVER" | "OWN_PROVIDER" | "OWN_ROLE" | "PROVIDER_MOVED" | "RESTRICTED_TO_FACILITIES" | "ROLE_NOT_ALLOWED" | "SHARED_VIEW" | "SIGN_IN_AGAIN" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_CALLS" | "TOO_MANY_SCREENS" | "TOO_MANY_SPREADSHEETS" | "TOO_MANY_TRIES" | "TOO_MANY_UPDATES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "WORKS_ELSEWHERE" | "%future added value";
export type SaveCallDraftInput = {
  callId: string;
  entries: ReadonlyArray<CallDraftEntryInput>;
  expectedRevision?: number | null | undefined;
  takenBack: ReadonlyArray<string>;
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
    readonly current: {
      readonly call: {
        readonly " $fragmentSpreads": FragmentRefs<"useDraft_call">;
      } | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: "SaveCallDraftSuccess";
    readonly draft: {
      readonly entries: ReadonlyArray<{
        readonly from: ReadonlyArray<string>;
        readonly name: string;
        readonly to: ReadonlyArray<string>;
      }>;
      readonly revision: number;
      readonly savedAt: string;
    } | null | undefined;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revision",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CallDraftEntry",
    "kind": "LinkedField",
    "name": "entries",
    "plural": true,
    "selections": [
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
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SaveCallDraftSuccess",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveCallDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveCallDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "useDraft_call"
                        }
                      ],
                      "type": "Call",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "call"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Refusal",
            "abstractKey": null
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
    "name": "useSaveCallDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveCallDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CallDraft",
                        "kind": "LinkedField",
                        "name": "viewerDraft",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "Call",
                    "abstractKey": null
                  },
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
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "281884aa481edf3c0021b875356dc7a3",
    "id": null,
    "metadata": {},
    "name": "useSaveCallDraftMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveCallDraftMutation(\n  $input: SaveCallDraftInput!\n) {\n  saveCallDraft(input: $input) {\n    __typename\n    ... on SaveCallDraftSuccess {\n      draft {\n        revision\n        savedAt\n        entries {\n          name\n          from\n          to\n        }\n      }\n    }\n    ... on Refusal {\n      code\n      current {\n        __typename\n        ... on Call {\n          ...useDraft_call\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment useDraft_call on Call {\n  viewerDraft {\n    revision\n    savedAt\n    entries {\n      name\n      from\n      to\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a9a79718c1fac073fc0a6d6b9c0acc50";

export default node;
