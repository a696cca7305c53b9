/**
 * @generated SignedSource<<12ec44d6b54355e403d2838c989001ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefusalCode = "ALREADY_HANDED_OVER" | "ALREADY_REVIEWED" | "ALREADY_TAKEN_OVER" | "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "CATEGORY_IN_USE" | "CODE_NOT_VALID" | "FOLLOW_UP_REPLACED" | "HANDOVER_REPLACED" | "KEY_REUSED" | "LAST_ADMINISTRATOR" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OF_ANOTHER_PATIENT" | "LINE_OPEN" | "LINE_REQUIRED" | "LINK_NOT_VALID" | "MAIL_NOT_CONFIGURED" | "NEEDED_BY_RULES" | "NOTHING_TO_UNDO" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_DELETED" | "NOT_FOUND" | "NOT_INVITABLE" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WHO_ASKED" | "NOT_WORKING" | "NOT_YOURS" | "NO_WARD_ASKED" | "OWN_DOCUMENT" | "OWN_HANDOVER" | "OWN_PROVIDER" | "OWN_ROLE" | "PROVIDER_MOVED" | "RESTRICTED_TO_FACILITIES" | "ROLE_NOT_ALLOWED" | "SHARED_VIEW" | "SIGN_IN_AGAIN" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_CALLS" | "TOO_MANY_SCREENS" | "TOO_MANY_SPREADSHEETS" | "TOO_MANY_TRIES" | "TOO_MANY_UPDATES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "WORKS_ELSEWHERE" | "%future added value";
export type ResumeCallInput = {
  callId: string;
  expectedVersion?: number | null | undefined;
};
export type callVerbsResumeCallMutation$variables = {
  input: ResumeCallInput;
};
export type callVerbsResumeCallMutation$data = {
  readonly resumeCall: {
    readonly refusal: {
      readonly current: {
        readonly call: {
          readonly " $fragmentSpreads": FragmentRefs<"callVerbs_call">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly call?: {
        readonly version: number;
        readonly " $fragmentSpreads": FragmentRefs<"callVerbs_call">;
      } | null | undefined;
      readonly notAssigned: {
        readonly code: RefusalCode;
        readonly message: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type callVerbsResumeCallMutation = {
  response: callVerbsResumeCallMutation$data;
  variables: callVerbsResumeCallMutation$variables;
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
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Refusal",
  "kind": "LinkedField",
  "name": "notAssigned",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "callVerbs_call"
},
v7 = {
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
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deleted",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "worseAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "worseText",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerIsLead",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanUndelete",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanSave",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Refusal",
  "kind": "LinkedField",
  "name": "viewerSaveRefusal",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "presence",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "assignedTo",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "completedBy",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedById",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "updatedBy",
  "plural": false,
  "selections": [
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanAssign",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanTakeOver",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanAssist",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanStopAssisting",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReturn",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCorrect",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanClose",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanUpdateRole",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkOrder",
  "kind": "LinkedField",
  "name": "workOrders",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v21/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offlineSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "StatusCode",
  "kind": "LinkedField",
  "name": "statusCode",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanHold",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResume",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanMakeStat",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanMakeNormal",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "callVerbsResumeCallMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resumeCall",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v4/*:: as any*/),
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
                        (v5/*:: as any*/),
                        (v6/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "CallChanged",
                  "abstractKey": "__isCallChanged"
                }
              ],
              "type": "ResumeCallSuccess",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useAction_refusal",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
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
                          (v6/*:: as any*/)
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
            },
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
    "name": "callVerbsResumeCallMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resumeCall",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "CallChanged",
                "abstractKey": "__isCallChanged"
              }
            ],
            "type": "ResumeCallSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/)
                    ],
                    "type": "Call",
                    "abstractKey": null
                  },
                  (v21/*:: as any*/)
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
    "cacheID": "b39732a925d79a962e4caa0af5739318",
    "id": null,
    "metadata": {},
    "name": "callVerbsResumeCallMutation",
    "operationKind": "mutation",
    "text": "mutation callVerbsResumeCallMutation(\n  $input: ResumeCallInput!\n) {\n  resumeCall(input: $input) {\n    __typename\n    ... on ResumeCallSuccess {\n      notAssigned {\n        code\n        message\n      }\n      ... on CallChanged {\n        __isCallChanged: __typename\n        call {\n          version\n          ...callVerbs_call\n          id\n        }\n      }\n    }\n    ... on Refusal {\n      ...useAction_refusal\n      current {\n        __typename\n        ... on Call {\n          ...callVerbs_call\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment CallActions_call on Call {\n  assignedTo {\n    fullName\n    id\n  }\n  viewerIsLead\n  viewerCanAssign\n  viewerCanTakeOver\n  viewerCanAssist\n  viewerCanStopAssisting\n  viewerCanReturn\n  viewerCanCorrect\n  viewerCanClose\n  viewerCanDelete\n}\n\nfragment DeleteCall_call on Call {\n  viewerCanDelete\n  viewerIsLead\n  completedAt\n  assignedTo {\n    fullName\n    id\n  }\n}\n\nfragment PersonName_user on User {\n  fullName\n  presence\n}\n\nfragment RoleChoice_call on Call {\n  viewerIsLead\n  viewerCanUpdateRole\n  workOrders {\n    role\n    end\n    user {\n      id\n    }\n    id\n  }\n}\n\nfragment StatusSwitches_call on Call {\n  statusCode {\n    name\n    id\n  }\n  viewerCanHold\n  viewerCanResume\n  viewerCanMakeStat\n  viewerCanMakeNormal\n}\n\nfragment WorkLog_call on Call {\n  workOrders {\n    id\n    role\n    start\n    end\n    user {\n      fullName\n      ...PersonName_user\n      id\n    }\n  }\n}\n\nfragment callVerbs_call on Call {\n  version\n  startTime\n  completedAt\n  deleted\n  updatedAt\n  worseAt\n  worseText\n  viewerIsLead\n  viewerCanUndelete\n  viewerCanSave\n  viewerSaveRefusal {\n    message\n  }\n  assignedTo {\n    ...PersonName_user\n    id\n  }\n  completedBy {\n    fullName\n    id\n  }\n  updatedById\n  updatedBy {\n    id\n    databaseId\n    fullName\n  }\n  ...CallActions_call\n  ...DeleteCall_call\n  ...RoleChoice_call\n  ...StatusSwitches_call\n  ...WorkLog_call\n  ...staffing_call\n}\n\nfragment staffing_call on Call {\n  statusCode {\n    name\n    id\n  }\n  assignedTo {\n    id\n    fullName\n  }\n  workOrders {\n    start\n    end\n    user {\n      id\n      fullName\n      presence\n      offlineSince\n    }\n    id\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "4742b7d8af325d75c93f29884f037100";

export default node;
