/**
 * @generated SignedSource<<b44b720a9f83b6d11f6f73e529ef9716>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineChecksPageQuery$variables = Record<PropertyKey, never>;
export type LineChecksPageQuery$data = {
  readonly provider: {
    readonly viewerCanChangeConfiguration: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"LineChecksPage_provider">;
  };
};
export type LineChecksPageQuery = {
  response: LineChecksPageQuery$data;
  variables: LineChecksPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanChangeConfiguration",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
    "name": "LineChecksPageQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "LineChecksPage_provider"
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
    "name": "LineChecksPageQuery",
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
            "concreteType": "Configuration",
            "kind": "LinkedField",
            "name": "configuration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lineTypes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Purpose",
                "kind": "LinkedField",
                "name": "purposes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LineChecks",
                "kind": "LinkedField",
                "name": "lineChecks",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "schedule",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "intervalAmount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "intervalUnits",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hour",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minute",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enabledDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Purpose",
                    "kind": "LinkedField",
                    "name": "purpose",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "whitelist",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "blacklist",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NextLineChecks",
                    "kind": "LinkedField",
                    "name": "next",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "says",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ComingLineChecks",
                        "kind": "LinkedField",
                        "name": "zones",
                        "plural": true,
                        "selections": [
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
                            "name": "at",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
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
    "cacheID": "0b2cc222dc538ccbbe7e9abb0333fcee",
    "id": null,
    "metadata": {},
    "name": "LineChecksPageQuery",
    "operationKind": "query",
    "text": "query LineChecksPageQuery {\n  provider {\n    viewerCanChangeConfiguration\n    ...LineChecksPage_provider\n    id\n  }\n}\n\nfragment LineChecksForm_configuration on Configuration {\n  lineTypes\n  purposes {\n    databaseId\n    name\n    id\n  }\n  lineChecks {\n    version\n    schedule\n    intervalAmount\n    intervalUnits\n    hour\n    minute\n    enabledDays\n    purpose {\n      databaseId\n      id\n    }\n    whitelist\n    blacklist\n    ...NextChecks_lineChecks\n  }\n}\n\nfragment LineChecksPage_provider on Provider {\n  configuration {\n    ...LineChecksForm_configuration\n  }\n}\n\nfragment NextChecks_lineChecks on LineChecks {\n  next {\n    says\n    zones {\n      timeZone\n      at\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "767da09093eb77459efa785b769f3791";

export default node;
