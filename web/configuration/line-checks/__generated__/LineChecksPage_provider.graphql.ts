/**
 * @generated SignedSource<<94c7aa64f35e9a2613a18abab67eb906>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineChecksPage_provider$data = {
  readonly configuration: {
    readonly " $fragmentSpreads": FragmentRefs<"LineChecksForm_configuration">;
  } | null | undefined;
  readonly " $fragmentType": "LineChecksPage_provider";
};
export type LineChecksPage_provider$key = {
  readonly " $data"?: LineChecksPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineChecksPage_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineChecksPage_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Configuration",
      "kind": "LinkedField",
      "name": "configuration",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LineChecksForm_configuration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e72ddc223cad18b6c922bf33e642a1be";

export default node;
