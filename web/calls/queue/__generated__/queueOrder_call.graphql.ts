/**
 * @generated SignedSource<<65eec03a2617ffd221ca1fb2dae0b73d>>
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
  readonly statusCode: {
    readonly name: string;
  };
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

(node as any).hash = "0e27d5f918107ea893f19d3be78378f4";

export default node;
