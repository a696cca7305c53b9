/**
 * @generated SignedSource<<0fadb5cc5237b04848a57725656299db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallImages_provider$data = {
  readonly databaseId: string;
  readonly " $fragmentType": "CallImages_provider";
};
export type CallImages_provider$key = {
  readonly " $data"?: CallImages_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallImages_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallImages_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "4451a410e813fd38343b651a4243deb7";

export default node;
