/**
 * @generated SignedSource<<c35e9458698e536753ee3be753f0ad3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderSwitch_viewer$data = {
  readonly provider: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderChoice_viewer">;
  readonly " $fragmentType": "ProviderSwitch_viewer";
};
export type ProviderSwitch_viewer$key = {
  readonly " $data"?: ProviderSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderSwitch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "214379c4ddcd3ef52dbb2ab1b45cf66b";

export default node;
