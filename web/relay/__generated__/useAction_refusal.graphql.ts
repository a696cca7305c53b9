/**
 * @generated SignedSource<<e7bf24d7921af791d6fb847c52eb614d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefusalCode = "CALL_ALREADY_ASSIGNED" | "CALL_COMPLETED" | "CALL_DELETED" | "KEY_REUSED" | "LEAD_CANNOT_ASSIST" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_AUTOMATIC" | "NOT_DELETED" | "NOT_FOUND" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_WORKING" | "NOT_YOURS" | "SIGN_IN_FAILED" | "STALE" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAction_refusal$data = {
  readonly code: RefusalCode;
  readonly fields: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "useAction_refusal";
};
export type useAction_refusal$key = {
  readonly " $data"?: useAction_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAction_refusal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldRefusal",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
})();

(node as any).hash = "471628d0a20414a266e29cda3e6fc5c9";

export default node;
