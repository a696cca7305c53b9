/**
 * @generated SignedSource<<2fc3487fa94c9beae4942f6de4674521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLastTime_call$data = {
  readonly lastRecords: ReadonlyArray<{
    readonly completedAt: string;
    readonly fields: ReadonlyArray<{
      readonly fieldId: string;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly procedureId: string;
  }> | null | undefined;
  readonly " $fragmentType": "useLastTime_call";
};
export type useLastTime_call$key = {
  readonly " $data"?: useLastTime_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLastTime_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLastTime_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LastRecord",
      "kind": "LinkedField",
      "name": "lastRecords",
      "plural": true,
      "selections": [
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
          "name": "completedAt",
          "storageKey": null
        },
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
              "name": "values",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "bab73d9ffd00cd6808a22ea7d3edfa1d";

export default node;
