/**
 * @generated SignedSource<<2b9f74b6e9ff0ae97134b8a8f9e3a1e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxBell_viewer$data = {
  readonly inbox: {
    readonly id: string;
    readonly unread: number;
  } | null | undefined;
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentType": "InboxBell_viewer";
};
export type InboxBell_viewer$key = {
  readonly " $data"?: InboxBell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxBell_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxBell_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Inbox",
      "kind": "LinkedField",
      "name": "inbox",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b6f90abbb1edbcd5a4ed2e59ffe108e2";

export default node;
