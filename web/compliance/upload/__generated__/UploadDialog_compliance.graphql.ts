/**
 * @generated SignedSource<<867d6f0b6271564f7ec6219e13dc5945>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadDialog_compliance$data = {
  readonly facilityRequirements: ReadonlyArray<{
    readonly requirement: {
      readonly databaseId: string;
      readonly doesNotExpire: boolean;
      readonly id: string;
      readonly name: string;
    };
    readonly viewerCanUpload: boolean;
  }>;
  readonly globalRequirements: ReadonlyArray<{
    readonly requirement: {
      readonly databaseId: string;
      readonly doesNotExpire: boolean;
      readonly id: string;
      readonly name: string;
    };
    readonly viewerCanUpload: boolean;
  }>;
  readonly person: {
    readonly fullName: string;
    readonly id: string;
  };
  readonly providerDatabaseId: string;
  readonly " $fragmentType": "UploadDialog_compliance";
};
export type UploadDialog_compliance$key = {
  readonly " $data"?: UploadDialog_compliance$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadDialog_compliance">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadDialog_compliance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerDatabaseId",
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
        (v0/*:: as any*/),
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

(node as any).hash = "4b6b8df872fd3d64233e5b4bcc40b791";

export default node;
