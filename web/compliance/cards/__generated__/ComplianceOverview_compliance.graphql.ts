/**
 * @generated SignedSource<<2c36351affb1099f3fb38ea9dfd014b4>>
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
    readonly daysLeft: number | null | undefined;
    readonly requiredAt: ReadonlyArray<string>;
    readonly requirement: {
      readonly databaseId: string;
      readonly doesNotExpire: boolean;
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceStatus;
    readonly viewerCanUpload: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementCard_standing">;
  }>;
  readonly globalRequirements: ReadonlyArray<{
    readonly daysLeft: number | null | undefined;
    readonly requiredAt: ReadonlyArray<string>;
    readonly requirement: {
      readonly databaseId: string;
      readonly doesNotExpire: boolean;
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceStatus;
    readonly viewerCanUpload: boolean;
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
    "name": "daysLeft",
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
    "kind": "ScalarField",
    "name": "viewerCanUpload",
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
        "name": "databaseId",
        "storageKey": null
      },
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
        "name": "doesNotExpire",
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

(node as any).hash = "49d79b07b8e42f49d40217e38a787563";

export default node;
