/**
 * @generated SignedSource<<290c090c2448a4d8dcaddd28ff585c1d>>
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
  readonly workingDays: ReadonlyArray<number>;
  readonly workingFrom: string | null | undefined;
  readonly workingTo: string | null | undefined;
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
      "name": "workingFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingDays",
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

(node as any).hash = "05051e668c900280443a45bcadaeb93d";

export default node;
