/**
 * @generated SignedSource<<0e3d1e37afb1e3a676071fa5def0db06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallImages_call$data = {
  readonly images: ReadonlyArray<{
    readonly databaseId: string;
    readonly fileName: string;
  }>;
  readonly " $fragmentType": "CallImages_call";
};
export type CallImages_call$key = {
  readonly " $data"?: CallImages_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallImages_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallImages_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
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
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "cb70b0c164e9e5db098d9122d2330812";

export default node;
