/**
 * @generated SignedSource<<34c3f8cfb2fb0a57f1e1fcd7a778d19e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type queueOrder_call$data = {
  readonly assignedTo: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt: string;
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
  } | null | undefined;
  readonly statusCode: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"staffing_call">;
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

(node as any).hash = "2d5beea0118d4f37c366bff748e8d9fb";

export default node;
