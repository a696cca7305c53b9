/**
 * @generated SignedSource<<4632e5bbdcfd04a4e42de305d69c60c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceReportStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "POTENTIALLY_COMPLIANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompliancePerson_row$data = {
  readonly inGraceUntil: string | null | undefined;
  readonly person: {
    readonly databaseId: string;
    readonly fullName: string;
  };
  readonly rowCount: number;
  readonly rows?: ReadonlyArray<{
    readonly categoryName: string;
    readonly expirationDate: string | null | undefined;
    readonly facilityNames: ReadonlyArray<string>;
    readonly requirement: {
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceReportStatus;
  }>;
  readonly statuses: ReadonlyArray<{
    readonly rowCount: number;
    readonly status: ComplianceReportStatus;
  }>;
  readonly " $fragmentType": "CompliancePerson_row";
};
export type CompliancePerson_row$key = {
  readonly " $data"?: CompliancePerson_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompliancePerson_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withRows"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompliancePerson_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
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
      "kind": "ScalarField",
      "name": "inGraceUntil",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceReportStatusCount",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "condition": "withRows",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
              "concreteType": "ComplianceRequirement",
              "kind": "LinkedField",
              "name": "requirement",
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
            (v1/*:: as any*/),
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
      ]
    }
  ],
  "type": "ComplianceReportPerson",
  "abstractKey": null
};
})();

(node as any).hash = "824a813d70591a2f097f2c60ff0b6ec3";

export default node;
