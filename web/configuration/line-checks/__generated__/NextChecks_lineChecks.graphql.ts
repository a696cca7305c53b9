/**
 * @generated SignedSource<<bd35f565a5e1a510f28d46b546d99d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextChecks_lineChecks$data = {
  readonly next: {
    readonly says: string;
    readonly zones: ReadonlyArray<{
      readonly at: string;
      readonly timeZone: string;
    }>;
  };
  readonly " $fragmentType": "NextChecks_lineChecks";
};
export type NextChecks_lineChecks$key = {
  readonly " $data"?: NextChecks_lineChecks$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextChecks_lineChecks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextChecks_lineChecks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NextLineChecks",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "says",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComingLineChecks",
          "kind": "LinkedField",
          "name": "zones",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LineChecks",
  "abstractKey": null
};

(node as any).hash = "6162987ca3792e9c326ecdd27c2765b5";

export default node;
