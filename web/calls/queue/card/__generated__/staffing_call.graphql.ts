/**
 * @generated SignedSource<<f41f4061481ddcadec6bfab87a6cf6fa>>
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
    readonly id: string;
  } | null | undefined;
  readonly statusCode: {
    readonly name: string;
  };
  readonly workOrders: ReadonlyArray<{
    readonly end: string | null | undefined;
    readonly start: string;
    readonly user: {
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

(node as any).hash = "e41d3dba74d6e2e9d2cfa85d0981ea7f";

export default node;
