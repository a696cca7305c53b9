/**
 * @generated SignedSource<<1df67e4d575a602e6184c00db9a8c89a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceKind = "wallBoard" | "wardDevice" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeviceRow_device$data = {
  readonly facility: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly hasNoRooms: boolean;
  readonly isHere: boolean;
  readonly isStopped: boolean;
  readonly kind: DeviceKind;
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly pairedAt: string;
  readonly pairedBy: {
    readonly fullName: string;
  };
  readonly unit: string | null | undefined;
  readonly " $fragmentType": "DeviceRow_device";
};
export type DeviceRow_device$key = {
  readonly " $data"?: DeviceRow_device$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_device">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceRow_device",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facility",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "pairedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pairedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStopped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNoRooms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHere",
      "storageKey": null
    }
  ],
  "type": "Device",
  "abstractKey": null
};
})();

(node as any).hash = "6785b3de0e10e1b6b44a216d7c5e53b3";

export default node;
