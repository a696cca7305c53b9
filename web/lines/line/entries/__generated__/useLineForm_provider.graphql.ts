/**
 * @generated SignedSource<<c5af2a42ec473c34781464133998839a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLineForm_provider$data = {
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
    readonly rooms: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
    readonly timeZone: string;
  }>;
  readonly " $fragmentType": "useLineForm_provider";
};
export type useLineForm_provider$key = {
  readonly " $data"?: useLineForm_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLineForm_provider">;
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
  "name": "useLineForm_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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

(node as any).hash = "6601ceb4be2b3d898f1b103a85f2ff32";

export default node;
