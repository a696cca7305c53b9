/**
 * @generated SignedSource<<8ec32b964191611e054b3cfe8bc3360f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewVerbs_success$data = {
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"useViews_provider">;
  };
  readonly " $fragmentType": "viewVerbs_success";
};
export type viewVerbs_success$key = {
  readonly " $data"?: viewVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "list"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewVerbs_success",
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
          "args": [
            {
              "kind": "Variable",
              "name": "list",
              "variableName": "list"
            }
          ],
          "kind": "FragmentSpread",
          "name": "useViews_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderChanged",
  "abstractKey": "__isProviderChanged"
};

(node as any).hash = "ffdc72d7b63975f25ae7542a8855dde8";

export default node;
