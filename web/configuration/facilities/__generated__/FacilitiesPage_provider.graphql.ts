/**
 * @generated SignedSource<<0944045716c5914188abbcdadec27baa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacilitiesPage_provider$data = {
  readonly configuration: {
    readonly facilities: ReadonlyArray<{
      readonly followUpsEnabled: boolean;
      readonly id: string;
      readonly name: string;
      readonly timeZone: string;
      readonly timeZoneKnown: boolean;
      readonly version: number;
      readonly weight: number;
      readonly workingDays: ReadonlyArray<number>;
      readonly workingFrom: string | null | undefined;
      readonly workingTo: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"FacilityDialog_facility">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FacilitiesPage_provider";
};
export type FacilitiesPage_provider$key = {
  readonly " $data"?: FacilitiesPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacilitiesPage_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacilitiesPage_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Configuration",
      "kind": "LinkedField",
      "name": "configuration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Facility",
          "kind": "LinkedField",
          "name": "facilities",
          "plural": true,
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "FacilityDialog_facility"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "fc411090216c6f8718197ea839a8d525";

export default node;
