/**
 * @generated SignedSource<<f81e133aaf7c6c521659f8b89f6058e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AuditOutcome = "denied" | "done" | "refused" | "%future added value";
export type AuditFilter = {
  actions?: ReadonlyArray<string> | null | undefined;
  fromDay?: string | null | undefined;
  mrn?: string | null | undefined;
  outcome?: AuditOutcome | null | undefined;
  patientOfCallId?: string | null | undefined;
  patientOfLineId?: string | null | undefined;
  personId?: string | null | undefined;
  recordId?: string | null | undefined;
  recordKind?: string | null | undefined;
  timeZone?: string | null | undefined;
  toDay?: string | null | undefined;
  withoutPerson?: boolean | null | undefined;
};
export type SignInsDialogQuery$variables = {
  filter: AuditFilter;
  personId: string;
  seesAudit: boolean;
};
export type SignInsDialogQuery$data = {
  readonly node: {
    readonly user: {
      readonly sessions: ReadonlyArray<{
        readonly address: string | null | undefined;
        readonly device: string;
        readonly seenAt: string;
        readonly signedInAt: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly provider: {
    readonly audit?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly address: string | null | undefined;
          readonly at: string;
          readonly outcome: AuditOutcome;
          readonly reason: string | null | undefined;
          readonly sequence: number;
          readonly summary: string;
        };
      }>;
    } | null | undefined;
    readonly id: string;
  };
};
export type SignInsDialogQuery = {
  response: SignInsDialogQuery$data;
  variables: SignInsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seesAudit"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "personId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signedInAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Provider",
  "kind": "LinkedField",
  "name": "provider",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "condition": "seesAudit",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "filter"
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 10
            }
          ],
          "concreteType": "AuditConnection",
          "kind": "LinkedField",
          "name": "audit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AuditEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AuditEntry",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "sequence",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "at",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "summary",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "outcome",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reason",
                      "storageKey": null
                    },
                    (v4/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "user"
          }
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SignInsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "50833e7f555d8507cc83c7dffc40726e",
    "id": null,
    "metadata": {},
    "name": "SignInsDialogQuery",
    "operationKind": "query",
    "text": "query SignInsDialogQuery(\n  $personId: ID!\n  $filter: AuditFilter!\n  $seesAudit: Boolean!\n) {\n  node(id: $personId) {\n    __typename\n    ... on User {\n      sessions {\n        device\n        address\n        signedInAt\n        seenAt\n      }\n    }\n    id\n  }\n  provider {\n    id\n    audit(filter: $filter, first: 10) @include(if: $seesAudit) {\n      edges {\n        node {\n          sequence\n          at\n          summary\n          outcome\n          reason\n          address\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1604a4a7cb04aaac8d4668440c13dda9";

export default node;
