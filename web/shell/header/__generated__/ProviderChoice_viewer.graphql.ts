/**
 * @generated SignedSource<<08658050dd5529e6342774731139ff49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderChoice_viewer$data = {
  readonly memberships: ReadonlyArray<{
    readonly providerDatabaseId: string;
    readonly providerId: string;
    readonly providerName: string;
    readonly roleName: string | null | undefined;
  }>;
  readonly provider: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ProviderChoice_viewer";
};
export type ProviderChoice_viewer$key = {
  readonly " $data"?: ProviderChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6d7dd1958ab78d5260bf6eeabc59ed79";

export default node;
