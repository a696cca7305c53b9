/**
 * @generated SignedSource<<d8ad5877a89523e414cc24d33e2c74d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type queueOrder_call$data = {
  readonly createdAt: string;
  readonly customJob: string | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly purpose: {
    readonly lineCheck: boolean;
    readonly name: string;
  };
  readonly room: {
    readonly facility: {
      readonly databaseId: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"staffing_call" | "useCard_call">;
  readonly " $fragmentType": "queueOrder_call";
};
export type queueOrder_call$key = {
  readonly " $data"?: queueOrder_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"queueOrder_call">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "queueOrder_call"
};

(node as any).hash = "99d9314d703ff95f8ed3a228c8b4d874";

export default node;
