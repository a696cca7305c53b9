/**
 * @generated SignedSource<<6e28f6cd6e613f4d922593bbac8533db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCallDialog_provider$data = {
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
    readonly rooms: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
  }>;
  readonly purposes: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly statusCodes: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CreateCallDialog_provider";
};
export type CreateCallDialog_provider$key = {
  readonly " $data"?: CreateCallDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateCallDialog_provider">;
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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateCallDialog_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Purpose",
      "kind": "LinkedField",
      "name": "purposes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusCode",
      "kind": "LinkedField",
      "name": "statusCodes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
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
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": (v2/*:: as any*/),
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

(node as any).hash = "462ab5d8f5b3020746812d3acfdc10db";

export default node;
