/**
 * @generated SignedSource<<d95b28cf53fe1f8b66fbfa9dc2f973d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusSwitches_call$data = {
  readonly statusCode: {
    readonly name: string;
  };
  readonly viewerCanHold: boolean;
  readonly viewerCanMakeNormal: boolean;
  readonly viewerCanMakeStat: boolean;
  readonly viewerCanResume: boolean;
  readonly " $fragmentType": "StatusSwitches_call";
};
export type StatusSwitches_call$key = {
  readonly " $data"?: StatusSwitches_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusSwitches_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusSwitches_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusCode",
      "kind": "LinkedField",
      "name": "statusCode",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanHold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMakeStat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMakeNormal",
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "b47856a2652484ca66611893bce59ba5";

export default node;
