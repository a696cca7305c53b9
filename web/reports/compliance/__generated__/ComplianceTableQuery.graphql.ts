/**
 * @generated SignedSource<<4a82ff604eb3bcc8e6bbfeea68edfb5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ComplianceReportFilter = "COMPLIANT" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "NOT_COMPLIANT" | "POTENTIALLY_COMPLIANT" | "%future added value";
export type ComplianceReportStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "POTENTIALLY_COMPLIANT" | "%future added value";
export type ComplianceTableQuery$variables = {
  facilityIds?: ReadonlyArray<string> | null | undefined;
  page: number;
  search?: string | null | undefined;
  status?: ComplianceReportFilter | null | undefined;
};
export type ComplianceTableQuery$data = {
  readonly provider: {
    readonly complianceReport: {
      readonly pageCount: number;
      readonly rows: ReadonlyArray<{
        readonly categoryName: string;
        readonly expirationDate: string | null | undefined;
        readonly facilityNames: ReadonlyArray<string>;
        readonly person: {
          readonly databaseId: string;
          readonly fullName: string;
          readonly id: string;
        };
        readonly requirement: {
          readonly id: string;
          readonly name: string;
        };
        readonly status: ComplianceReportStatus;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type ComplianceTableQuery = {
  response: ComplianceTableQuery$data;
  variables: ComplianceTableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "facilityIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Provider",
    "kind": "LinkedField",
    "name": "provider",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "facilityIds",
            "variableName": "facilityIds"
          },
          {
            "kind": "Variable",
            "name": "page",
            "variableName": "page"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "status",
            "variableName": "status"
          }
        ],
        "concreteType": "ComplianceReport",
        "kind": "LinkedField",
        "name": "complianceReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComplianceReportRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceRequirement",
                "kind": "LinkedField",
                "name": "requirement",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "categoryName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expirationDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "facilityNames",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ComplianceTableQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ComplianceTableQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "a00d109317a4f2daf418a2b3c0a5c63c",
    "id": null,
    "metadata": {},
    "name": "ComplianceTableQuery",
    "operationKind": "query",
    "text": "query ComplianceTableQuery(\n  $search: String\n  $status: ComplianceReportFilter\n  $facilityIds: [ID!]\n  $page: Int!\n) {\n  provider {\n    id\n    complianceReport(search: $search, status: $status, facilityIds: $facilityIds, page: $page) {\n      total\n      pageCount\n      rows {\n        person {\n          id\n          databaseId\n          fullName\n        }\n        requirement {\n          id\n          name\n        }\n        categoryName\n        status\n        expirationDate\n        facilityNames\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c73d71dc8c850c1ae0c8b579dcd6701b";

export default node;
