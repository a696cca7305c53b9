/**
 * @generated SignedSource<<c8a81555b560ac181e8d727da142cf4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkRole = "Assisting" | "Lead" | "Training" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoleChoice_call$data = {
  readonly viewerCanUpdateRole: boolean;
  readonly viewerIsLead: boolean;
  readonly workOrders: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly role: WorkRole;
    readonly user: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "RoleChoice_call";
};
export type RoleChoice_call$key = {
  readonly " $data"?: RoleChoice_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleChoice_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleChoice_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsLead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdateRole",
      "storageKey": null
    },
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
          "name": "role",
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
              "name": "id",
              "storageKey": null
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

(node as any).hash = "8266a3a47a12c3755d6c962e6d7a0098";

export default node;
