/**
 * @generated SignedSource<<731577c8053ac2db0e7ce5cc7ed35a55>>
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
    }
  ],
  "type": "Alerts",
  "abstractKey": null
};

(node as any).hash = "a2425097a68bbb6fffc9e2a86a7e0a73";

export default node;
