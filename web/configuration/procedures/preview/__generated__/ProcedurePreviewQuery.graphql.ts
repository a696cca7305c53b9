/**
 * @generated SignedSource<<6ba9347ee072a096634990bd6488dfa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
export type ProcedurePreviewQuery$variables = Record<PropertyKey, never>;
export type ProcedurePreviewQuery$data = {
  readonly provider: {
    readonly procedures: ReadonlyArray<{
      readonly databaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProcedureRow_procedure">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"useCatalogue_provider">;
  };
};
export type ProcedurePreviewQuery$rawResponse = {
  readonly provider: {
    readonly id: string;
    readonly procedures: ReadonlyArray<{
      readonly databaseId: string;
      readonly fields: ReadonlyArray<{
        readonly databaseId: string;
        readonly followUpTypeName: boolean;
        readonly hideGroup: boolean;
        readonly hideHeader: boolean;
        readonly id: string;
        readonly name: string;
        readonly options: ReadonlyArray<{
          readonly endFollowUp: boolean;
          readonly excludesOthers: boolean;
          readonly id: string;
          readonly immediateFollowUpInterval: number | null | undefined;
          readonly requiredFieldIds: ReadonlyArray<string>;
          readonly value: string;
        }>;
        readonly required: boolean;
        readonly type: FieldType;
      }>;
      readonly followUpInterval: number | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly requiredCallFields: ReadonlyArray<{
        readonly key: string;
      }>;
    }>;
  };
};
export type ProcedurePreviewQuery = {
  rawResponse: ProcedurePreviewQuery$rawResponse;
  response: ProcedurePreviewQuery$data;
  variables: ProcedurePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProcedurePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Procedure",
            "kind": "LinkedField",
            "name": "procedures",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProcedureRow_procedure"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useCatalogue_provider"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProcedurePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Procedure",
            "kind": "LinkedField",
            "name": "procedures",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProcedureField",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "required",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProcedureFieldOption",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requiredFieldIds",
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endFollowUp",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "excludesOthers",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "immediateFollowUpInterval",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hideHeader",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hideGroup",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "followUpTypeName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followUpInterval",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RequireableCallField",
                "kind": "LinkedField",
                "name": "requiredCallFields",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "224a05835902ac6131009ab4145d2eaf",
    "id": null,
    "metadata": {},
    "name": "ProcedurePreviewQuery",
    "operationKind": "query",
    "text": "query ProcedurePreviewQuery {\n  provider {\n    procedures {\n      databaseId\n      ...ProcedureRow_procedure\n      id\n    }\n    ...useCatalogue_provider\n    id\n  }\n}\n\nfragment ProcedureRow_procedure on Procedure {\n  databaseId\n  name\n  fields {\n    databaseId\n    name\n    type\n    required\n    options {\n      value\n      requiredFieldIds\n      id\n    }\n    ...RecordField_field\n    id\n  }\n}\n\nfragment RecordField_field on ProcedureField {\n  databaseId\n  name\n  type\n  hideHeader\n  hideGroup\n  options {\n    value\n    endFollowUp\n    excludesOthers\n    id\n  }\n}\n\nfragment useCatalogue_provider on Provider {\n  procedures {\n    databaseId\n    name\n    followUpInterval\n    requiredCallFields {\n      key\n    }\n    fields {\n      databaseId\n      name\n      type\n      required\n      followUpTypeName\n      options {\n        value\n        endFollowUp\n        immediateFollowUpInterval\n        requiredFieldIds\n        excludesOthers\n        id\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0b6efc388063991673700e76c6908fa2";

export default node;
