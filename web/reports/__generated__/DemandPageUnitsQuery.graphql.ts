/**
 * @generated SignedSource<<637cb5f3017a7ba0fbe17073bf50ff1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DemandPageUnitsQuery$variables = Record<PropertyKey, never>;
export type DemandPageUnitsQuery$data = {
  readonly provider: {
    readonly id: string;
    readonly reports: {
      readonly callChoices: {
        readonly rooms: ReadonlyArray<{
          readonly name: string;
        }>;
      };
    } | null | undefined;
  };
};
export type DemandPageUnitsQuery = {
  response: DemandPageUnitsQuery$data;
  variables: DemandPageUnitsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Reports",
        "kind": "LinkedField",
        "name": "reports",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CallReportChoices",
            "kind": "LinkedField",
            "name": "callChoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallReportChoice",
                "kind": "LinkedField",
                "name": "rooms",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DemandPageUnitsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DemandPageUnitsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3711005d1c541b6054209caf1a252d9b",
    "id": null,
    "metadata": {},
    "name": "DemandPageUnitsQuery",
    "operationKind": "query",
    "text": "query DemandPageUnitsQuery {\n  provider {\n    id\n    reports {\n      callChoices {\n        rooms {\n          name\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e90f0e13a84ff929fb0f690102706b7c";

export default node;
