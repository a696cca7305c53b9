/**
 * @generated SignedSource<<da46b2599eb290fa173e7b58cd6cefa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProceduresPanel_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProcedureChecklist_provider">;
  readonly " $fragmentType": "ProceduresPanel_provider";
};
export type ProceduresPanel_provider$key = {
  readonly " $data"?: ProceduresPanel_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProceduresPanel_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProceduresPanel_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcedureChecklist_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "f02a2d8453ab293639a35f21e75526d1";

export default node;
