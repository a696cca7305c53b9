/**
 * @generated SignedSource<<da9fd672c7da71754fb9643a8117662f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewList_document$data = {
  readonly person: {
    readonly fullName: string;
    readonly isLocked: boolean | null | undefined;
  };
  readonly requirement: {
    readonly name: string;
  };
  readonly uploadedAt: string;
  readonly " $fragmentType": "ReviewList_document";
};
export type ReviewList_document$key = {
  readonly " $data"?: ReviewList_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewList_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewList_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedAt",
      "storageKey": null
    },
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
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLocked",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceDocument",
  "abstractKey": null
};

(node as any).hash = "4e842b0ca2066e54f3f6b2744e1135c5";

export default node;
