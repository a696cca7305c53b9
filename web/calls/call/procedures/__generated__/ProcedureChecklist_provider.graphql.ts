/**
 * @generated SignedSource<<2ae28af76103186f5f4827d0bcccf5ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProcedureChecklist_provider$data = {
  readonly procedures: ReadonlyArray<{
    readonly databaseId: string;
    readonly fields: ReadonlyArray<{
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly value: string;
      }>;
    }>;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProcedureRow_procedure">;
  }>;
  readonly " $fragmentType": "ProcedureChecklist_provider";
};
export type ProcedureChecklist_provider$key = {
  readonly " $data"?: ProcedureChecklist_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcedureChecklist_provider">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcedureChecklist_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProcedureField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProcedureFieldOption",
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProcedureRow_procedure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "aa767b12587c3a411318a045f6c83fab";

export default node;
