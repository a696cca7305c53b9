/**
 * @generated SignedSource<<139b20d268a3ad3a1d6e809ad956a539>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallPageCatalogueQuery$variables = Record<PropertyKey, never>;
export type CallPageCatalogueQuery$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"CallView_provider">;
  };
};
export type CallPageCatalogueQuery = {
  response: CallPageCatalogueQuery$data;
  variables: CallPageCatalogueQuery$variables;
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
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CallPageCatalogueQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CallView_provider"
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
    "name": "CallPageCatalogueQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Purpose",
            "kind": "LinkedField",
            "name": "purposes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "procedureIds",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Facility",
            "kind": "LinkedField",
            "name": "facilities",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followUpsEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workingFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workingTo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workingDays",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Room",
                "kind": "LinkedField",
                "name": "rooms",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
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
                "kind": "ScalarField",
                "name": "followUpInterval",
                "storageKey": null
              },
              (v3/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "followUpTypeName",
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
                        "name": "endFollowUp",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "immediateFollowUpInterval",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requiredFieldIds",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "excludesOthers",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
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
    "cacheID": "5f95f9d49d13af4d7a345ac178e7f29e",
    "id": null,
    "metadata": {},
    "name": "CallPageCatalogueQuery",
    "operationKind": "query",
    "text": "query CallPageCatalogueQuery {\n  provider {\n    ...CallView_provider\n    id\n  }\n}\n\nfragment CallEntries_provider on Provider {\n  databaseId\n  ...useCallRecord_provider\n  ...CallPanels_provider\n}\n\nfragment CallImages_provider on Provider {\n  databaseId\n}\n\nfragment CallPanels_provider on Provider {\n  ...ProceduresPanel_provider\n  ...CallImages_provider\n}\n\nfragment CallView_provider on Provider {\n  ...CallEntries_provider\n}\n\nfragment ProcedureChecklist_provider on Provider {\n  procedures {\n    databaseId\n    name\n    fields {\n      name\n      options {\n        value\n        id\n      }\n      id\n    }\n    ...ProcedureRow_procedure\n    id\n  }\n}\n\nfragment ProcedureRow_procedure on Procedure {\n  databaseId\n  name\n  fields {\n    databaseId\n    name\n    type\n    required\n    options {\n      value\n      requiredFieldIds\n      id\n    }\n    ...RecordField_field\n    id\n  }\n}\n\nfragment ProceduresPanel_provider on Provider {\n  ...ProcedureChecklist_provider\n}\n\nfragment RecordField_field on ProcedureField {\n  databaseId\n  name\n  type\n  hideHeader\n  hideGroup\n  options {\n    value\n    endFollowUp\n    excludesOthers\n    id\n  }\n}\n\nfragment useCallRecord_provider on Provider {\n  purposes {\n    databaseId\n    name\n    procedureIds\n    id\n  }\n  facilities {\n    databaseId\n    name\n    timeZone\n    followUpsEnabled\n    workingFrom\n    workingTo\n    workingDays\n    requiredCallFields {\n      key\n    }\n    rooms {\n      databaseId\n      name\n      id\n    }\n    id\n  }\n  ...useCatalogue_provider\n}\n\nfragment useCatalogue_provider on Provider {\n  procedures {\n    databaseId\n    name\n    followUpInterval\n    requiredCallFields {\n      key\n    }\n    fields {\n      databaseId\n      name\n      type\n      required\n      followUpTypeName\n      options {\n        value\n        endFollowUp\n        immediateFollowUpInterval\n        requiredFieldIds\n        excludesOthers\n        id\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f2c7c0b41f0e57019ca0b9030fa9d31c";

export default node;
