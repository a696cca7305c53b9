/**
 * @generated SignedSource<<7c33167921021d96db5502067de7bc52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandoverContents_contents$data = {
  readonly calls: {
    readonly count: number;
    readonly entries: ReadonlyArray<{
      readonly callDatabaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"CallEntry_call">;
    }>;
  };
  readonly dueLines: {
    readonly count: number;
    readonly entries: ReadonlyArray<{
      readonly lineDatabaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"LineEntry_line">;
    }>;
  };
  readonly followUps: {
    readonly count: number;
    readonly entries: ReadonlyArray<{
      readonly callDatabaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"CallEntry_call">;
    }>;
  };
  readonly holds: {
    readonly count: number;
    readonly entries: ReadonlyArray<{
      readonly callDatabaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"CallEntry_call">;
    }>;
  };
  readonly infections: {
    readonly count: number;
    readonly entries: ReadonlyArray<{
      readonly lineDatabaseId: string;
      readonly " $fragmentSpreads": FragmentRefs<"LineEntry_line">;
    }>;
  };
  readonly " $fragmentType": "HandoverContents_contents";
};
export type HandoverContents_contents$key = {
  readonly " $data"?: HandoverContents_contents$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandoverContents_contents">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "HandoverCall",
    "kind": "LinkedField",
    "name": "entries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "callDatabaseId",
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CallEntry_call"
      }
    ],
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "HandoverLine",
    "kind": "LinkedField",
    "name": "entries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lineDatabaseId",
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LineEntry_line"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandoverContents_contents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverCalls",
      "kind": "LinkedField",
      "name": "calls",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverCalls",
      "kind": "LinkedField",
      "name": "holds",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverCalls",
      "kind": "LinkedField",
      "name": "followUps",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverLines",
      "kind": "LinkedField",
      "name": "dueLines",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverLines",
      "kind": "LinkedField",
      "name": "infections",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HandoverContents",
  "abstractKey": null
};
})();

(node as any).hash = "17aaa6099dc4bdbf831b6a6fae4198bd";

export default node;
