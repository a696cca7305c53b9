/**
 * @generated SignedSource<<00d4ced1049fe9d36a715ab7ed0acbf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RefusalCode = "ALREADY_HANDED_OVER" | "ALREADY_REVIEWED" | "ALREADY_TAKEN_OVER" | "CALL_ALREADY_ASSIGNED" | "CALL_CANNOT_BE_UPDATED" | "CALL_COMPLETED" | "CALL_DELETED" | "CALL_NOT_COMPLETED" | "CATEGORY_IN_USE" | "CODE_NOT_VALID" | "FOLLOW_UP_REPLACED" | "HANDOVER_REPLACED" | "KEY_REUSED" | "LAST_ADMINISTRATOR" | "LEAD_CANNOT_ASSIST" | "LINE_CLOSED" | "LINE_OF_ANOTHER_PATIENT" | "LINE_OPEN" | "LINE_REQUIRED" | "LINK_NOT_VALID" | "MAIL_NOT_CONFIGURED" | "NEEDED_BY_RULES" | "NOTHING_TO_UNDO" | "NOT_ASSIGNEE" | "NOT_ASSISTING" | "NOT_DELETED" | "NOT_FOUND" | "NOT_INVITABLE" | "NOT_IN_TRAINING" | "NOT_ONLINE" | "NOT_SCHEDULED" | "NOT_WHO_ASKED" | "NOT_WORKING" | "NOT_YOURS" | "NO_WARD_ASKED" | "OWN_DOCUMENT" | "OWN_HANDOVER" | "OWN_PROVIDER" | "OWN_ROLE" | "PROVIDER_MOVED" | "RESTRICTED_TO_FACILITIES" | "ROLE_NOT_ALLOWED" | "SHARED_VIEW" | "SIGN_IN_AGAIN" | "SIGN_IN_FAILED" | "SIMILAR_CALL_OPEN" | "STALE" | "TOO_MANY_CALLS" | "TOO_MANY_SCREENS" | "TOO_MANY_SPREADSHEETS" | "TOO_MANY_TRIES" | "TOO_MANY_UPDATES" | "VALIDATION" | "WORKING_ANOTHER_CALL" | "WORKS_ELSEWHERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAction_refusal$data = {
  readonly code: RefusalCode;
  readonly fields: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "useAction_refusal";
};
export type useAction_refusal$key = {
  readonly " $data"?: useAction_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAction_refusal"
};

(node as any).hash = "0bf93fd37c95d554c67683110f9cf1e8";

export default node;
