/**
 * @generated SignedSource<<97b0956bf3c465267ae7a1046ac1bc14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastHandovers_handovers$data = {
  readonly handovers: ReadonlyArray<{
    readonly databaseId: string;
    readonly handedOverAt: string;
    readonly handedOverBy: {
      readonly fullName: string;
    };
    readonly id: string;
    readonly takenOverAt: string | null | undefined;
    readonly takenOverBy: {
      readonly fullName: string;
    } | null | undefined;
  }>;
  readonly pageCount: number;
  readonly total: number;
  readonly " $fragmentType": "PastHandovers_handovers";
};
export type PastHandovers_handovers$key = {
  readonly " $data"?: PastHandovers_handovers$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastHandovers_handovers">;
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
  "name": "PastHandovers_handovers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Handover",
      "kind": "LinkedField",
      "name": "handovers",
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
          "name": "databaseId",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HandoverList",
  "abstractKey": null
};
})();

(node as any).hash = "e4f2dd6cb6d03cf98379867addb0d06c";

export default node;
