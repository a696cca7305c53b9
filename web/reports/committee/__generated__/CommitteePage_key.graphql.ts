/**
 * @generated SignedSource<<17cd01cf02f1b9be78d0e6817393b7f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceReportFilter = "COMPLIANT" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "NOT_COMPLIANT" | "POTENTIALLY_COMPLIANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommitteePage_key$data = {
  readonly centralLines: {
    readonly daysSinceLastInfection: number | null | undefined;
    readonly facilityName: string | null | undefined;
    readonly infectionCount: number;
    readonly infectionsPer1000LineDays: number | null | undefined;
    readonly lineDays: number;
    readonly month: string | null | undefined;
    readonly openAtEnd: number;
    readonly placed: number;
    readonly removed: number;
    readonly typeName: string | null | undefined;
  };
  readonly completedCount: number;
  readonly compliance: {
    readonly inComplianceCount: number;
    readonly personCount: number;
    readonly statuses: ReadonlyArray<{
      readonly filter: ComplianceReportFilter;
      readonly personCount: number;
      readonly rowCount: number;
    }>;
  };
  readonly insertions: {
    readonly insertionCount: number;
    readonly successPercent: number | null | undefined;
  };
  readonly lines: {
    readonly daysSinceLastInfection: number | null | undefined;
    readonly facilityName: string | null | undefined;
    readonly infectionCount: number;
    readonly infectionsPer1000LineDays: number | null | undefined;
    readonly lineDays: number;
    readonly month: string | null | undefined;
    readonly openAtEnd: number;
    readonly placed: number;
    readonly removed: number;
    readonly typeName: string | null | undefined;
  };
  readonly removalCount: number;
  readonly responseTime: {
    readonly medianMinutes: number;
    readonly p90Minutes: number;
    readonly withinTargetPercent: number;
  } | null | undefined;
  readonly " $fragmentType": "CommitteePage_key";
};
export type CommitteePage_key$key = {
  readonly " $data"?: CommitteePage_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitteePage_key">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "facilityName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "typeName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "month",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "placed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "removed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "openAtEnd",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lineDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "infectionCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "infectionsPer1000LineDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "daysSinceLastInfection",
    "storageKey": null
  }
],
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
  "name": "CommitteePage_key",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsertionRow",
      "kind": "LinkedField",
      "name": "insertions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insertionCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "successPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResponseTimeRow",
      "kind": "LinkedField",
      "name": "responseTime",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p90Minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withinTargetPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineReportRow",
      "kind": "LinkedField",
      "name": "lines",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineReportRow",
      "kind": "LinkedField",
      "name": "centralLines",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceReportTotals",
      "kind": "LinkedField",
      "name": "compliance",
      "plural": false,
      "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rowCount",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitteeReport",
  "abstractKey": null
};
})();

(node as any).hash = "144052ec7e82e9cd562b3c0695e79e2c";

export default node;
