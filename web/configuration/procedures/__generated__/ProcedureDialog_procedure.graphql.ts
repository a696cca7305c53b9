/**
 * @generated SignedSource<<75c5ab4020d24debd3276ad507af5c3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProcedureDialog_procedure$data = {
  readonly countInPerformance: boolean;
  readonly followUpInterval: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly requiredCallFields: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly version: number;
  readonly weight: number;
  readonly " $fragmentType": "ProcedureDialog_procedure";
};
export type ProcedureDialog_procedure$key = {
  readonly " $data"?: ProcedureDialog_procedure$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcedureDialog_procedure">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcedureDialog_procedure",
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
      "name": "followUpInterval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countInPerformance",
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
      "alias": null,
      "args": null,
      "concreteType": "RequireableCallField",
      "kind": "LinkedField",
      "name": "requiredCallFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Procedure",
  "abstractKey": null
};

(node as any).hash = "784bfe14b0eb2b3fb1f2ddc37cc72dff";

export default node;
