/**
 * @generated SignedSource<<42ea339b5d7a9a917e401338c7df2eb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComplianceOverview_compliance$data = {
  readonly facilityRequirements: ReadonlyArray<{
    readonly requiredAt: ReadonlyArray<string>;
    readonly requirement: {
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementCard_standing">;
  }>;
  readonly globalRequirements: ReadonlyArray<{
    readonly requiredAt: ReadonlyArray<string>;
    readonly requirement: {
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementCard_standing">;
  }>;
  readonly " $fragmentType": "ComplianceOverview_compliance";
};
export type ComplianceOverview_compliance$key = {
  readonly " $data"?: ComplianceOverview_compliance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_compliance">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "requiredAt",
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "RequirementCard_standing"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComplianceOverview_compliance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequirementStanding",
      "kind": "LinkedField",
      "name": "globalRequirements",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequirementStanding",
      "kind": "LinkedField",
      "name": "facilityRequirements",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PersonCompliance",
  "abstractKey": null
};
})();

(node as any).hash = "4aaa407f70a3901c057e195406e814f6";

export default node;
