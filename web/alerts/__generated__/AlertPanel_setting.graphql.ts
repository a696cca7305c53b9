/**
 * @generated SignedSource<<c811254d98afb3b7ed2f6d1c9cdc6a4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlertKind = "ASSIGNED" | "ESCALATION" | "NEW_CALL" | "STAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AlertPanel_setting$data = {
  readonly facilityIds: ReadonlyArray<string> | null | undefined;
  readonly kind: AlertKind;
  readonly notification: boolean;
  readonly push: boolean;
  readonly pushAway: boolean;
  readonly sound: boolean;
  readonly " $fragmentType": "AlertPanel_setting";
};
export type AlertPanel_setting$key = {
  readonly " $data"?: AlertPanel_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertPanel_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertPanel_setting",
  "selections": [
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
      "kind": "ScalarField",
      "name": "facilityIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notification",
      "storageKey": null
    },
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
  "type": "AlertSetting",
  "abstractKey": null
};

(node as any).hash = "bd363a5834204e25aaa070bd40945941";

export default node;
