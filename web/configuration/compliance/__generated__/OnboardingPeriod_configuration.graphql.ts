/**
 * @generated SignedSource<<c11b7a82156e9313a8db781356f6fa1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OnboardingPeriod_configuration$data = {
  readonly onboardingGracePeriod: {
    readonly days: number;
    readonly version: number;
  };
  readonly " $fragmentType": "OnboardingPeriod_configuration";
};
export type OnboardingPeriod_configuration$key = {
  readonly " $data"?: OnboardingPeriod_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnboardingPeriod_configuration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnboardingPeriod_configuration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OnboardingGracePeriod",
      "kind": "LinkedField",
      "name": "onboardingGracePeriod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Configuration",
  "abstractKey": null
};

(node as any).hash = "9e294560343ec00863aa2b259905a6c4";

export default node;
