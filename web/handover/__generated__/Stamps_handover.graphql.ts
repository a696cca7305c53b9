/**
 * @generated SignedSource<<175565f511be7be8679cd490d0d0db5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Stamps_handover$data = {
  readonly handedOverAt: string;
  readonly handedOverBy: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly replacedAt: string | null | undefined;
  readonly takenOverAt: string | null | undefined;
  readonly takenOverBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly viewerCanTakeOver: boolean;
  readonly " $fragmentType": "Stamps_handover";
};
export type Stamps_handover$key = {
  readonly " $data"?: Stamps_handover$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stamps_handover">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Stamps_handover",
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
      "name": "handedOverAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "handedOverBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenOverAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "takenOverBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replacedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakeOver",
      "storageKey": null
    }
  ],
  "type": "Handover",
  "abstractKey": null
};
})();

(node as any).hash = "94cae324a6b12c158449951d7fb2cd41";

export default node;
