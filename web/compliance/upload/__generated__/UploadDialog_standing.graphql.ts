/**
 * @generated SignedSource<<b946c4e719592512459ce9da157442cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadDialog_standing$data = {
  readonly requirement: {
    readonly databaseId: string;
    readonly doesNotExpire: boolean;
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanUpload: boolean;
  readonly " $fragmentType": "UploadDialog_standing";
};
export type UploadDialog_standing$key = {
  readonly " $data"?: UploadDialog_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadDialog_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadDialog_standing",
  "selections": [
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
    }
  ],
  "type": "RequirementStanding",
  "abstractKey": null
};

(node as any).hash = "f3cf43d29413227912d88e6364677713";

export default node;
