/**
 * @generated SignedSource<<a8f24738e53dee79009ea8c76730d9ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurposesPage_provider$data = {
  readonly configuration: {
    readonly purposes: ReadonlyArray<{
      readonly id: string;
      readonly lineCheck: boolean;
      readonly name: string;
      readonly version: number;
      readonly weight: number;
      readonly " $fragmentSpreads": FragmentRefs<"PurposeDialog_purpose">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PurposesPage_provider";
};
export type PurposesPage_provider$key = {
  readonly " $data"?: PurposesPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurposesPage_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurposesPage_provider",
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
          "alias": null,
          "args": null,
          "concreteType": "Purpose",
          "kind": "LinkedField",
          "name": "purposes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineCheck",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PurposeDialog_purpose"
            }
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

(node as any).hash = "5c12262fdc3fb577fea02fe4086baa13";

export default node;
