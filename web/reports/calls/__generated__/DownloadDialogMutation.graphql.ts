/**
 * @generated SignedSource<<d3042051a78e651eba19a9e2c6531bb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOrderField = "CLINICIAN" | "COMPLETED_AT" | "CREATED_AT" | "FACILITY" | "PROCEDURE_TIME" | "RESPONSE_TIME" | "ROOM" | "START_TIME" | "STATUS" | "%future added value";
export type CallReportFilterType = "CLINICIAN" | "HOSPITAL" | "INSERTION_TYPE" | "MRN" | "NEED" | "ORDERING_PROVIDER" | "ORDER_CHANGE" | "PATIENT_NAME" | "PROCEDURE" | "ROOM" | "STATUS" | "SUCCESS" | "UNIT" | "%future added value";
export type ReportEarlier = "BEFORE" | "YEAR_BEFORE" | "%future added value";
export type ReportPreset = "LAST_12_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_YEAR" | "TODAY" | "YESTERDAY" | "%future added value";
export type PrepareCallReportInput = {
  fileName?: string | null | undefined;
  range?: ReportRange | null | undefined;
  search?: CallReportSearch | null | undefined;
};
export type ReportRange = {
  earlier?: ReportEarlier | null | undefined;
  end?: string | null | undefined;
  preset?: ReportPreset | null | undefined;
  start?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type CallReportSearch = {
  auditSessionId?: string | null | undefined;
  endTime?: string | null | undefined;
  filters?: ReadonlyArray<CallReportFilter> | null | undefined;
  sort?: CallOrderField | null | undefined;
  startTime?: string | null | undefined;
};
export type CallReportFilter = {
  type: CallReportFilterType;
  values: ReadonlyArray<string>;
};
export type DownloadDialogMutation$variables = {
  input: PrepareCallReportInput;
};
export type DownloadDialogMutation$data = {
  readonly prepareCallReport: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
    } | null | undefined;
    readonly success: {
      readonly file: {
        readonly databaseId: string;
      };
    } | null | undefined;
  };
};
export type DownloadDialogMutation = {
  response: DownloadDialogMutation$data;
  variables: DownloadDialogMutation$variables;
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
      "concreteType": "ReportFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PrepareCallReportSuccess",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DownloadDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "prepareCallReport",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
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
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
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
    "name": "DownloadDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "prepareCallReport",
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
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2ecd135500a50cdf11ab5bfcfde346b8",
    "id": null,
    "metadata": {},
    "name": "DownloadDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DownloadDialogMutation(\n  $input: PrepareCallReportInput!\n) {\n  prepareCallReport(input: $input) {\n    __typename\n    ... on PrepareCallReportSuccess {\n      file {\n        databaseId\n      }\n    }\n    ...useAction_refusal\n  }\n}\n\nfragment useAction_refusal on Refusal {\n  code\n  message\n  fields {\n    field\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "e0d7b2fb73582789dae799a78f2c3fde";

export default node;
