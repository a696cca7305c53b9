/**
 * @generated SignedSource<<74883c2930ca6ec24d098462b036aaed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewList = "COMPLETED_CALLS" | "DELETED_CALLS" | "LINES" | "QUEUE" | "REPORT_CALLS" | "REPORT_COMMITTEE" | "REPORT_COMPLETED" | "REPORT_COMPLIANCE" | "REPORT_DEMAND" | "REPORT_INFECTIONS" | "REPORT_INSERTIONS" | "REPORT_LINES" | "REPORT_PERFORMANCE" | "REPORT_REMOVALS" | "REPORT_RESPONSE_TIME" | "REPORT_WORKLOG" | "%future added value";
export type useViewsQuery$variables = {
  list: SavedViewList;
};
export type useViewsQuery$data = {
  readonly provider: {
    readonly facilities: ReadonlyArray<{
      readonly databaseId: string;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useViews_provider">;
  };
};
export type useViewsQuery = {
  response: useViewsQuery$data;
  variables: useViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "list",
    "variableName": "list"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Facility",
            "kind": "LinkedField",
            "name": "facilities",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": (v3/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useViews_provider"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Facility",
            "kind": "LinkedField",
            "name": "facilities",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanShareViews",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "savedViews",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "query",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shared",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanChange",
                "storageKey": null
              },
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
                "name": "viewerIsOwner",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "76a8807d4928cbd86c8a8ef94b3ddd46",
    "id": null,
    "metadata": {},
    "name": "useViewsQuery",
    "operationKind": "query",
    "text": "query useViewsQuery(\n  $list: SavedViewList!\n) {\n  provider {\n    id\n    facilities {\n      databaseId\n      id\n    }\n    ...useViews_provider_1UiebA\n  }\n}\n\nfragment ViewDialog_view on SavedView {\n  id\n  version\n  name\n  query\n  shared\n  viewerIsOwner\n}\n\nfragment useViews_provider_1UiebA on Provider {\n  viewerCanShareViews\n  savedViews(list: $list) {\n    id\n    name\n    query\n    shared\n    viewerCanChange\n    ...ViewDialog_view\n  }\n}\n"
  }
};
})();

(node as any).hash = "67c7727682b82174986b73b04ff099c2";

export default node;
