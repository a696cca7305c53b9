/**
 * @generated SignedSource<<9f31c5568408dc7f6bba69391daa4713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExternalLengths_passport$data = {
  readonly externalLengths: ReadonlyArray<{
    readonly difference: number | null | undefined;
    readonly name: string;
    readonly value: string;
    readonly visit: {
      readonly byName: string | null | undefined;
      readonly callId: string;
      readonly day: string;
    };
  }>;
  readonly " $fragmentType": "ExternalLengths_passport";
};
export type ExternalLengths_passport$key = {
  readonly " $data"?: ExternalLengths_passport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalLengths_passport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExternalLengths_passport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExternalLength",
      "kind": "LinkedField",
      "name": "externalLengths",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PassportVisit",
          "kind": "LinkedField",
          "name": "visit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "callId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinePassport",
  "abstractKey": null
};

(node as any).hash = "3478502c839121aacb8ceae24461745a";

export default node;
