/**
 * @generated SignedSource<<68b1945af17a394a56c40e11f5f520aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComplianceOverview_standing$data = {
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
  readonly " $fragmentType": "ComplianceOverview_standing";
};
export type ComplianceOverview_standing$key = {
  readonly " $data"?: ComplianceOverview_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComplianceOverview_standing",
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
  ],
  "type": "RequirementStanding",
  "abstractKey": null
};

(node as any).hash = "b096019744cf0a406ac65fea9818dda4";

export default node;
