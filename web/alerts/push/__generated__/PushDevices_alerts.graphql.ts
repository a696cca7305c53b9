/**
 * @generated SignedSource<<7926b382d92adbc1e193e73f0a8eefbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushDevices_alerts$data = {
  readonly devices: ReadonlyArray<{
    readonly device: string;
    readonly endpoint: string;
    readonly pushSubscriptionId: string;
    readonly seenAt: string;
  }>;
  readonly pushPublicKey: string | null | undefined;
  readonly settings: ReadonlyArray<{
    readonly push: boolean;
    readonly pushAway: boolean;
  }>;
  readonly " $fragmentType": "PushDevices_alerts";
};
export type PushDevices_alerts$key = {
  readonly " $data"?: PushDevices_alerts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushDevices_alerts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushDevices_alerts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushPublicKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PushDevice",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushSubscriptionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endpoint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AlertSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "push",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushAway",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Alerts",
  "abstractKey": null
};

(node as any).hash = "12b3d04c7162fdc8dfb40d5f5243861a";

export default node;
