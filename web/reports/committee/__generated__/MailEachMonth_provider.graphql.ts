/**
 * @generated SignedSource<<a4dace121fab2d5ebfd9947d510d9285>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailEachMonth_provider$data = {
  readonly reports: {
    readonly committeeMail: {
      readonly canMail: boolean;
      readonly emails: ReadonlyArray<string>;
      readonly nextMonth: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MailEachMonth_provider";
};
export type MailEachMonth_provider$key = {
  readonly " $data"?: MailEachMonth_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailEachMonth_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailEachMonth_provider",
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

(node as any).hash = "fb46c81e8a03569338893ac079e213ce";

export default node;
