/**
 * @generated SignedSource<<3429a7fa1be01f87a7fd2ac8a88cf4f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinePageCatalogueQuery$variables = Record<PropertyKey, never>;
export type LinePageCatalogueQuery$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"LineView_provider">;
  };
};
export type LinePageCatalogueQuery = {
  response: LinePageCatalogueQuery$data;
  variables: LinePageCatalogueQuery$variables;
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
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LinePageCatalogueQuery",
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
            "name": "LineView_provider"
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
    "name": "LinePageCatalogueQuery",
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
                "concreteType": "Room",
                "kind": "LinkedField",
                "name": "rooms",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Purpose",
            "kind": "LinkedField",
            "name": "purposes",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StatusCode",
            "kind": "LinkedField",
            "name": "statusCodes",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e66774de2d8da19436a4b8ead926cdb7",
    "id": null,
    "metadata": {},
    "name": "LinePageCatalogueQuery",
    "operationKind": "query",
    "text": "query LinePageCatalogueQuery {\n  provider {\n    ...LineView_provider\n    id\n  }\n}\n\nfragment CreateCallDialog_provider on Provider {\n  purposes {\n    databaseId\n    name\n    id\n  }\n  statusCodes {\n    databaseId\n    name\n    id\n  }\n  facilities {\n    databaseId\n    name\n    rooms {\n      databaseId\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment LineEntries_provider on Provider {\n  ...useLineForm_provider\n  ...CreateCallDialog_provider\n}\n\nfragment LineView_provider on Provider {\n  ...LineEntries_provider\n}\n\nfragment useLineForm_provider on Provider {\n  facilities {\n    databaseId\n    name\n    timeZone\n    rooms {\n      databaseId\n      name\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7eaec5287ff10eaa45048ef8194b6fe4";

export default node;
