/**
 * @generated SignedSource<<56e064eb6b96c46443b6df4c03ac47ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceStatus = "COMPLIANT" | "ERROR" | "EXPIRED" | "EXPIRING_SOON" | "INCOMPLETE" | "%future added value";
export type DocumentState = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequirementCard_standing$data = {
  readonly daysLeft: number | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly id: string;
    readonly state: DocumentState;
    readonly uploadedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"DocumentFacts_document">;
  }>;
  readonly requiredAt: ReadonlyArray<string>;
  readonly requirement: {
    readonly category: {
      readonly name: string;
    };
    readonly databaseId: string;
    readonly doesNotExpire: boolean;
    readonly link: string | null | undefined;
    readonly name: string;
    readonly notes: string | null | undefined;
  };
  readonly status: ComplianceStatus;
  readonly viewerCanUpload: boolean;
  readonly " $fragmentType": "RequirementCard_standing";
};
export type RequirementCard_standing$key = {
  readonly " $data"?: RequirementCard_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementCard_standing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementCard_standing",
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
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doesNotExpire",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComplianceCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
      "name": "viewerCanUpload",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uploadedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DocumentFacts_document"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequirementStanding",
  "abstractKey": null
};
})();

(node as any).hash = "0506ebaa9eb664af4ee1fa0c47e3cc6b";

export default node;
