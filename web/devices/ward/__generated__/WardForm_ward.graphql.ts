/**
 * @generated SignedSource<<3ad5936cd046a50376766a3e41bfe1b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WardForm_ward$data = {
  readonly needs: ReadonlyArray<{
    readonly databaseId: string;
    readonly isCustom: boolean;
    readonly name: string;
  }>;
  readonly rooms: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "WardForm_ward";
};
export type WardForm_ward$key = {
  readonly " $data"?: WardForm_ward$data;
  readonly " $fragmentSpreads": FragmentRefs<"WardForm_ward">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
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
  "name": "WardForm_ward",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WardRoom",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WardNeed",
      "kind": "LinkedField",
      "name": "needs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCustom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ward",
  "abstractKey": null
};
})();

(node as any).hash = "65c6706039a73d5da82afc356d0a7309";

export default node;
