/**
 * @generated SignedSource<<40399134559be48097349aea35078661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptionDialog_procedure$data = {
  readonly fields: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "OptionDialog_procedure";
};
export type OptionDialog_procedure$key = {
  readonly " $data"?: OptionDialog_procedure$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionDialog_procedure">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptionDialog_procedure",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureField",
      "kind": "LinkedField",
      "name": "fields",
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Procedure",
  "abstractKey": null
};

(node as any).hash = "fd240949b705bc3412f70a13c0aa9ef1";

export default node;
