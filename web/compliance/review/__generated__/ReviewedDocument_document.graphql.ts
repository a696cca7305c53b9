/**
 * @generated SignedSource<<376c29e58fcfe5440759c195ca78666c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedDocument_document$data = {
  readonly address: string;
  readonly expirationDate: string | null | undefined;
  readonly fileName: string;
  readonly id: string;
  readonly issueDate: string | null | undefined;
  readonly person: {
    readonly databaseId: string;
    readonly fullName: string;
    readonly isLocked: boolean | null | undefined;
  };
  readonly requirement: {
    readonly doesNotExpire: boolean;
    readonly name: string;
    readonly notes: string | null | undefined;
  };
  readonly uploadedAt: string;
  readonly uploadedByName: string | null | undefined;
  readonly viewerCanReview: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentPreview_document" | "useReview_document">;
  readonly " $fragmentType": "ReviewedDocument_document";
};
export type ReviewedDocument_document$key = {
  readonly " $data"?: ReviewedDocument_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedDocument_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewedDocument_document",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expirationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
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
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLocked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceRequirement",
      "kind": "LinkedField",
      "name": "requirement",
      "plural": false,
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
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doesNotExpire",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentPreview_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReview_document"
    }
  ],
  "type": "ComplianceDocument",
  "abstractKey": null
};

(node as any).hash = "4cf575b9a588ce02b422f61d89fc03b4";

export default node;
