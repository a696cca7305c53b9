/**
 * @generated SignedSource<<227261bc0152449905669e49d18949bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProceduresPanel_call$data = {
  readonly fields: ReadonlyArray<{
    readonly fieldId: string;
    readonly fieldName: string;
    readonly procedureId: string;
    readonly procedureName: string;
    readonly type: FieldType;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "ProceduresPanel_call";
};
export type ProceduresPanel_call$key = {
  readonly " $data"?: ProceduresPanel_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProceduresPanel_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProceduresPanel_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordedField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldName",
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
          "name": "values",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "a5537ade3721e2afb758dea14fcde5f4";

export default node;
