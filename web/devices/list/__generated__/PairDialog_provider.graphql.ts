/**
 * @generated SignedSource<<985605c772d1fa11473da844c382ffe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PairDialog_provider$data = {
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
    readonly rooms: ReadonlyArray<{
      readonly name: string;
    }>;
  }>;
  readonly " $fragmentType": "PairDialog_provider";
};
export type PairDialog_provider$key = {
  readonly " $data"?: PairDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"PairDialog_provider">;
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
  "name": "PairDialog_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
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
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "693f5e39223ad54eeede056b2d235108";

export default node;
