/**
 * @generated SignedSource<<e23424b943de1b533a17a197bf423759>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CentralTypes_configuration">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CentralTypes_configuration"
        },
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

(node as any).hash = "a08995cef2ff7a89c8280a8cbbf01c06";

export default node;
