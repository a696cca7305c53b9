/**
 * @generated SignedSource<<62d765100ef46937d48ea5de55e914fe>>
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

(node as any).hash = "1b04a9462cbbcc03fd551bd3e193fc48";

export default node;
