/**
 * @generated SignedSource<<d7b7e4a329f1e826c7b901024b74bf21>>
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
    readonly refusedAt: string | null | undefined;
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
          "name": "refusedAt",
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

(node as any).hash = "c29e2ebf1734aa693f4d69519c3beaea";

export default node;
