/**
 * @generated SignedSource<<5704d37c9d2475394dc59c15ac7a4ac7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "%future added value";
export type DocumentState = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnGaps_compliance$data = {
  readonly facilityRequirements: ReadonlyArray<{
    readonly documents: ReadonlyArray<{
      readonly id: string;
      readonly state: DocumentState;
    }>;
    readonly requirement: {
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceStatus;
  }>;
  readonly globalRequirements: ReadonlyArray<{
    readonly documents: ReadonlyArray<{
      readonly id: string;
      readonly state: DocumentState;
    }>;
    readonly requirement: {
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    };
    readonly status: ComplianceStatus;
  }>;
  readonly " $fragmentType": "OwnGaps_compliance";
};
export type OwnGaps_compliance$key = {
  readonly " $data"?: OwnGaps_compliance$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnGaps_compliance">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
    "concreteType": "ComplianceRequirement",
    "kind": "LinkedField",
    "name": "requirement",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ComplianceDocument",
    "kind": "LinkedField",
    "name": "documents",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnGaps_compliance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequirementStanding",
      "kind": "LinkedField",
      "name": "globalRequirements",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequirementStanding",
      "kind": "LinkedField",
      "name": "facilityRequirements",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PersonCompliance",
  "abstractKey": null
};
})();

(node as any).hash = "093cd62a3ff121306b43226cc2989cfe";

export default node;
