/**
 * @generated SignedSource<<dd167ca28ab5f2170ff24e626047c872>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type targetVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"TargetsPage_provider">;
  };
  readonly " $fragmentType": "targetVerbs_success";
};
export type targetVerbs_success$key = {
  readonly " $data"?: targetVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"targetVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "targetVerbs_success",
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
          "name": "TargetsPage_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "903aee557c80176c1b108aa364745791";

export default node;
