/**
 * @generated SignedSource<<d7e2314b8c9ee241adf168221db7c391>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptionDialog_option$data = {
  readonly endFollowUp: boolean;
  readonly excludesOthers: boolean;
  readonly id: string;
  readonly immediateFollowUpInterval: number | null | undefined;
  readonly requiredFieldIds: ReadonlyArray<string>;
  readonly value: string;
  readonly version: number;
  readonly " $fragmentType": "OptionDialog_option";
};
export type OptionDialog_option$key = {
  readonly " $data"?: OptionDialog_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionDialog_option">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptionDialog_option",
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
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endFollowUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "immediateFollowUpInterval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiredFieldIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excludesOthers",
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
  "type": "ProcedureFieldOption",
  "abstractKey": null
};

(node as any).hash = "03ac7d9a72148805d6126aae02bf2e31";

export default node;
