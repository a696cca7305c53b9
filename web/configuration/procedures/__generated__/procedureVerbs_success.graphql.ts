/**
 * @generated SignedSource<<1a8f9fec5421f7f18fa5eaffdd34607e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type procedureVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"ProceduresPage_provider">;
  };
  readonly " $fragmentType": "procedureVerbs_success";
};
export type procedureVerbs_success$key = {
  readonly " $data"?: procedureVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"procedureVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "procedureVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProceduresPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "6c2443b94b8486c66fd58f744939e9e7";

export default node;
