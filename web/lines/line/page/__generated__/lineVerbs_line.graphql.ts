/**
 * @generated SignedSource<<7dbbb6a548106dbe91eb31f01fdce980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DueGroup = "LATER" | "NEXT_TWO_DAYS" | "NO_DATE" | "OVERDUE" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type lineVerbs_line$data = {
  readonly completedAt: string | null | undefined;
  readonly completedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly dueGroup: DueGroup | null | undefined;
  readonly lineDays: number;
  readonly scheduledFollowUp: {
    readonly aliveAt: string;
    readonly databaseId: string;
    readonly purpose: {
      readonly name: string;
    };
  } | null | undefined;
  readonly viewerCanClose: boolean;
  readonly viewerCanCreateCall: boolean;
  readonly viewerCanReopen: boolean;
  readonly viewerCanSave: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LifePanel_line" | "useLineForm_line">;
  readonly " $fragmentType": "lineVerbs_line";
};
export type lineVerbs_line$key = {
  readonly " $data"?: lineVerbs_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineVerbs_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lineVerbs_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "completedBy",
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
      "name": "viewerCanSave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanClose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCreateCall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueGroup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "scheduledFollowUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aliveAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Purpose",
          "kind": "LinkedField",
          "name": "purpose",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLineForm_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LifePanel_line"
    }
  ],
  "type": "Line",
  "abstractKey": null
};

(node as any).hash = "eb98204139a2222faf7c347408fa6e58";

export default node;
