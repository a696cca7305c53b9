/**
 * @generated SignedSource<<142aede3da6f8bbe74e4911421485087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkRole = "Assisting" | "Lead" | "Training" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkLog_call$data = {
  readonly workOrders: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly id: string;
    readonly role: WorkRole;
    readonly start: string;
    readonly user: {
      readonly fullName: string;
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_user">;
    };
  }>;
  readonly " $fragmentType": "WorkLog_call";
};
export type WorkLog_call$key = {
  readonly " $data"?: WorkLog_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkLog_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkLog_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkOrder",
      "kind": "LinkedField",
      "name": "workOrders",
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PersonName_user"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "00fe78e58d1a6f6884c1d1d66bf59bb4";

export default node;
