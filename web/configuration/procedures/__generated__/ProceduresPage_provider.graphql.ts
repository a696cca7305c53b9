/**
 * @generated SignedSource<<02f361f7aac2f379165da38c7a2e6e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProceduresPage_provider$data = {
  readonly configuration: {
    readonly deletedProcedures: ReadonlyArray<{
      readonly countInPerformance: boolean;
      readonly databaseId: string;
      readonly followUpInterval: number | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly version: number;
      readonly weight: number;
      readonly " $fragmentSpreads": FragmentRefs<"ProcedureDialog_procedure">;
    }>;
    readonly procedures: ReadonlyArray<{
      readonly countInPerformance: boolean;
      readonly databaseId: string;
      readonly followUpInterval: number | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly version: number;
      readonly weight: number;
      readonly " $fragmentSpreads": FragmentRefs<"ProcedureDialog_procedure">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ProceduresPage_provider";
};
export type ProceduresPage_provider$key = {
  readonly " $data"?: ProceduresPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProceduresPage_provider">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProcedureDialog_procedure"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProceduresPage_provider",
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
          "concreteType": "Procedure",
          "kind": "LinkedField",
          "name": "procedures",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "deletedProcedures",
          "args": [
            {
              "kind": "Literal",
              "name": "deleted",
              "value": true
            }
          ],
          "concreteType": "Procedure",
          "kind": "LinkedField",
          "name": "procedures",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": "procedures(deleted:true)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "df33cb96765f09f2f10b5c87f32b7695";

export default node;
