/**
 * @generated SignedSource<<19a5d563131246c41caa1fc83bb83894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecordField_field$data = {
  readonly databaseId: string;
  readonly hideGroup: boolean;
  readonly hideHeader: boolean;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly endFollowUp: boolean;
    readonly excludesOthers: boolean;
    readonly value: string;
  }>;
  readonly type: FieldType;
  readonly " $fragmentType": "RecordField_field";
};
export type RecordField_field$key = {
  readonly " $data"?: RecordField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordField_field",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hideHeader",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hideGroup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcedureFieldOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
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
          "name": "endFollowUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excludesOthers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProcedureField",
  "abstractKey": null
};

(node as any).hash = "78849bfc2b3590bedffccd38b2412d06";

export default node;
