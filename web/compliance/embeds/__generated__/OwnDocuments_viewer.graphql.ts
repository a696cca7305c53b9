/**
 * @generated SignedSource<<4b44ad429a1413245488cc6b8e4d2ee4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnDocuments_viewer$data = {
  readonly compliance: {
    readonly facilityRequirements: ReadonlyArray<{
      readonly viewerCanUpload: boolean;
    }>;
    readonly globalRequirements: ReadonlyArray<{
      readonly viewerCanUpload: boolean;
    }>;
    readonly inCompliance: boolean;
    readonly probablyCompliant: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_compliance" | "UploadDialog_compliance">;
  } | null | undefined;
  readonly " $fragmentType": "OwnDocuments_viewer";
};
export type OwnDocuments_viewer$key = {
  readonly " $data"?: OwnDocuments_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDocuments_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanUpload",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnDocuments_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonCompliance",
      "kind": "LinkedField",
      "name": "compliance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inCompliance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "probablyCompliant",
          "storageKey": null
        },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ComplianceOverview_compliance"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UploadDialog_compliance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a6f81730b4f2470eb1d0646526683d7f";

export default node;
