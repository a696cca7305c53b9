/**
 * @generated SignedSource<<ca0aa8683c814f7cfbb6bbf3dd0c1d60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CentralTypes_configuration$data = {
  readonly centralTypes: {
    readonly types: ReadonlyArray<string>;
    readonly version: number;
  };
  readonly lineTypes: ReadonlyArray<string>;
  readonly " $fragmentType": "CentralTypes_configuration";
};
export type CentralTypes_configuration$key = {
  readonly " $data"?: CentralTypes_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"CentralTypes_configuration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CentralTypes_configuration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CentralTypes",
      "kind": "LinkedField",
      "name": "centralTypes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "types",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Configuration",
  "abstractKey": null
};

(node as any).hash = "29e2b27680318ead2f1e50e662a81836";

export default node;
