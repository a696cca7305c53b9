/**
 * @generated SignedSource<<405dd7c87963491ce0d440f12687b363>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacilityDialog_facility$data = {
  readonly followUpsEnabled: boolean;
  readonly id: string;
  readonly name: string;
  readonly requiredCallFields: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly timeZone: string;
  readonly timeZoneKnown: boolean;
  readonly version: number;
  readonly weight: number;
  readonly " $fragmentType": "FacilityDialog_facility";
};
export type FacilityDialog_facility$key = {
  readonly " $data"?: FacilityDialog_facility$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacilityDialog_facility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacilityDialog_facility",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZoneKnown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followUpsEnabled",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequireableCallField",
      "kind": "LinkedField",
      "name": "requiredCallFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Facility",
  "abstractKey": null
};

(node as any).hash = "405aaf608d1a1faacd252a2df4df055c";

export default node;
