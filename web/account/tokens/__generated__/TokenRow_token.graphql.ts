/**
 * @generated SignedSource<<1e1aebaf8bf7e1b57aefadcd0d237fa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiTokenState = "active" | "expired" | "revoked" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TokenRow_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly owner: {
    readonly fullName: string;
  };
  readonly scope: string;
  readonly state: ApiTokenState;
  readonly " $fragmentType": "TokenRow_token";
};
export type TokenRow_token$key = {
  readonly " $data"?: TokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokenRow_token",
  "selections": [
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
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
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "16eae9cc2e8b93e6e46ea0046ec31f71";

export default node;
