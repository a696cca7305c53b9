/**
 * @generated SignedSource<<1b3815dc4a87da8e79d2ac5ee5636b37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCallDialog_line$data = {
  readonly id: string;
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly room: {
          readonly databaseId: string;
          readonly facility: {
            readonly databaseId: string;
            readonly name: string;
          };
          readonly name: string;
        } | null | undefined;
        readonly roomDescription: string | null | undefined;
      };
    }>;
  };
  readonly room: {
    readonly databaseId: string;
    readonly facility: {
      readonly databaseId: string;
      readonly name: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly " $fragmentType": "CreateCallDialog_line";
};
export type CreateCallDialog_line$key = {
  readonly " $data"?: CreateCallDialog_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateCallDialog_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomDescription",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Room",
  "kind": "LinkedField",
  "name": "room",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facility",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateCallDialog_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": "latest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "LineCallConnection",
      "kind": "LinkedField",
      "name": "calls",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LineCallEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Call",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "calls(first:1)"
    }
  ],
  "type": "Line",
  "abstractKey": null
};
})();

(node as any).hash = "d719b22f6c5b698a5edfac19fdba804a";

export default node;
