/**
 * @generated SignedSource<<3fc129d64f7fc194a0ad41493d3bff4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitteeMail_provider$data = {
  readonly reports: {
    readonly committeeMail: {
      readonly canMail: boolean;
      readonly emails: ReadonlyArray<string>;
      readonly nextMonth: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CommitteeMail_provider";
};
export type CommitteeMail_provider$key = {
  readonly " $data"?: CommitteeMail_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitteeMail_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommitteeMail_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Reports",
      "kind": "LinkedField",
      "name": "reports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CommitteeMail",
          "kind": "LinkedField",
          "name": "committeeMail",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "emails",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canMail",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextMonth",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "7f606599aef48bba80d887f58e05fbc5";

export default node;
