/**
 * @generated SignedSource<<c98c07cbfa3359e44990694d465c9604>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TokensPage_provider$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
  }> | null | undefined;
  readonly " $fragmentType": "TokensPage_provider";
};
export type TokensPage_provider$key = {
  readonly " $data"?: TokensPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokensPage_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "includeRevoked"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokensPage_provider",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "includeRevoked",
          "variableName": "includeRevoked"
        }
      ],
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TokenRow_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "1dd93716cb5295d9ddabdb70ebb903cd";

export default node;
