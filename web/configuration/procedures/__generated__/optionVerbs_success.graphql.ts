/**
 * @generated SignedSource<<3df321467ed8ff3b42413aeeb4c98650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type optionVerbs_success$data = {
  readonly field: {
    readonly " $fragmentSpreads": FragmentRefs<"FieldOptionsPage_field">;
  };
  readonly " $fragmentType": "optionVerbs_success";
};
export type optionVerbs_success$key = {
  readonly " $data"?: optionVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"optionVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "optionVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureField",
      "kind": "LinkedField",
      "name": "field",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldOptionsPage_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProcedureFieldChanged",
  "abstractKey": "__isProcedureFieldChanged"
};

(node as any).hash = "82964b761600a28d0eebc2660b258312";

export default node;
