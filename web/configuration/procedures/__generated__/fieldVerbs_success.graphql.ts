/**
 * @generated SignedSource<<df0df3161aad4848f3cf07d860223009>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fieldVerbs_success$data = {
  readonly procedure: {
    readonly " $fragmentSpreads": FragmentRefs<"ProcedureFieldsPage_procedure">;
  };
  readonly " $fragmentType": "fieldVerbs_success";
};
export type fieldVerbs_success$key = {
  readonly " $data"?: fieldVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"fieldVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fieldVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Procedure",
      "kind": "LinkedField",
      "name": "procedure",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProcedureFieldsPage_procedure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProcedureChanged",
  "abstractKey": "__isProcedureChanged"
};

(node as any).hash = "c5baa39fe345940d68e8681c5c00181b";

export default node;
