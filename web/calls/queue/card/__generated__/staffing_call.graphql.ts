/**
 * @generated SignedSource<<b00f2b1f49e1f291735efa68f40df9ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Presence = "AWAY" | "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type staffing_call$data = {
  readonly assignedTo: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly statusCode: {
    readonly name: string;
  };
  readonly workOrders: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly start: string;
    readonly user: {
      readonly fullName: string;
      readonly id: string;
      readonly offlineSince: string | null | undefined;
      readonly presence: Presence;
    };
  }>;
  readonly " $fragmentType": "staffing_call";
};
export type staffing_call$key = {
  readonly " $data"?: staffing_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffing_call">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "staffing_call"
};

(node as any).hash = "898aec8d0f31f04b32c4b4bca7924e75";

export default node;
