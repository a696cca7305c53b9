/**
 * @generated SignedSource<<8a54fae4a11d721fb71d01522aac128c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandoverHead_facility$data = {
  readonly name: string;
  readonly timeZone: string;
  readonly " $fragmentType": "HandoverHead_facility";
};
export type HandoverHead_facility$key = {
  readonly " $data"?: HandoverHead_facility$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandoverHead_facility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandoverHead_facility",
  "selections": [
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
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Facility",
  "abstractKey": null
};

(node as any).hash = "02dea828378ed86cd7b310f342dc1e2e";

export default node;
