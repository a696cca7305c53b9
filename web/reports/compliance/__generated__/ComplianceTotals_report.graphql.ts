/**
 * @generated SignedSource<<9cf72b4c594a64a58a3f15ef8baa85be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceReportFilter = "COMPLIANT" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "NOT_COMPLIANT" | "POTENTIALLY_COMPLIANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComplianceTotals_report$data = {
  readonly totals: {
    readonly inComplianceCount: number;
    readonly inGraceCount: number;
    readonly personCount: number;
    readonly rowCount: number;
    readonly statuses: ReadonlyArray<{
      readonly filter: ComplianceReportFilter;
      readonly personCount: number;
      readonly rowCount: number;
    }>;
  };
  readonly " $fragmentType": "ComplianceTotals_report";
};
export type ComplianceTotals_report$key = {
  readonly " $data"?: ComplianceTotals_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplianceTotals_report">;
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
  "name": "personCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComplianceTotals_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceReportTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inComplianceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inGraceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComplianceReportTotal",
          "kind": "LinkedField",
          "name": "statuses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filter",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceReport",
  "abstractKey": null
};
})();

(node as any).hash = "fbcd2d02a66df283000a253e19bbd991";

export default node;
