/**
 * @generated SignedSource<<9e4bdfbbdf58089744d0d72c21dcdbec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReview_document$data = {
  readonly id: string;
  readonly person: {
    readonly fullName: string;
  };
  readonly requirement: {
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentType": "useReview_document";
};
export type useReview_document$key = {
  readonly " $data"?: useReview_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReview_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReview_document",
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
      "name": "version",
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

(node as any).hash = "884e00829efb4d44d6a505d1d4d3d33b";

export default node;
