/**
 * @generated SignedSource<<613f87ea00e46220cbc4ef293558d925>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadPage_standing$data = {
  readonly requiredAt: ReadonlyArray<string>;
  readonly requirement: {
    readonly databaseId: string;
    readonly doesNotExpire: boolean;
    readonly id: string;
    readonly link: string | null | undefined;
    readonly name: string;
    readonly notes: string | null | undefined;
  };
  readonly viewerCanUpload: boolean;
  readonly " $fragmentType": "UploadPage_standing";
};
export type UploadPage_standing$key = {
  readonly " $data"?: UploadPage_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadPage_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadPage_standing",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequirementStanding",
  "abstractKey": null
};

(node as any).hash = "add8ce312cd2269a7b1b56833bc48080";

export default node;
