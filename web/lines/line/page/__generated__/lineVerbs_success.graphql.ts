/**
 * @generated SignedSource<<72636d89f778e8b42d35c1355cb460f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineVerbs_success$data = {
  readonly line: {
    readonly " $fragmentSpreads": FragmentRefs<"lineVerbs_line">;
  } | null | undefined;
  readonly " $fragmentType": "lineVerbs_success";
};
export type lineVerbs_success$key = {
  readonly " $data"?: lineVerbs_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineVerbs_success">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lineVerbs_success",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Line",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "lineVerbs_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LineChanged",
  "abstractKey": "__isLineChanged"
};

(node as any).hash = "768de06f99af28351b10c64565bf4467";

export default node;
