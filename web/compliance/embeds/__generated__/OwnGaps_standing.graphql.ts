/**
 * @generated SignedSource<<f61ba3aaa5c81f2ba16b45af691d2afa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "%future added value";
export type DocumentState = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnGaps_standing$data = {
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
  readonly " $fragmentType": "OwnGaps_standing";
};
export type OwnGaps_standing$key = {
  readonly " $data"?: OwnGaps_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnGaps_standing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnGaps_standing",
  "selections": [
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
  ],
  "type": "RequirementStanding",
  "abstractKey": null
};
})();

(node as any).hash = "8abf8396ee1ac13d3d93f5850d5b60e4";

export default node;
