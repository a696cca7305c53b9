/**
 * @generated SignedSource<<3095d6d24a919aff1140d39123adead0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type queueOrder_call$data = {
  readonly assignedTo: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
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
  readonly workOrders: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly user: {
      readonly fullName: string;
      readonly id: string;
    };
  }>;
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

(node as any).hash = "eaa8738bdb0e6fd747e3f5f09ddde3a4";

export default node;
