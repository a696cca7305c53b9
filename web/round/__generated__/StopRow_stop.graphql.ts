/**
 * @generated SignedSource<<8b466527fc67f474c0204c797237b5ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DueGroup = "LATER" | "NEXT_TWO_DAYS" | "NO_DATE" | "OVERDUE" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StopRow_stop$data = {
  readonly call: {
    readonly assignedTo: {
      readonly fullName: string;
    } | null | undefined;
    readonly customJob: string | null | undefined;
    readonly purpose: {
      readonly name: string;
    };
    readonly roomDescription: string | null | undefined;
    readonly statusCode: {
      readonly name: string;
    };
  } | null | undefined;
  readonly line: {
    readonly dueGroup: DueGroup | null | undefined;
    readonly nextChangeDate: string | null | undefined;
    readonly room: {
      readonly facility: {
        readonly timeZone: string;
      };
    } | null | undefined;
    readonly roomDescription: string | null | undefined;
    readonly types: ReadonlyArray<string>;
  } | null | undefined;
  readonly roomName: string | null | undefined;
  readonly " $fragmentType": "StopRow_stop";
};
export type StopRow_stop$key = {
  readonly " $data"?: StopRow_stop$data;
  readonly " $fragmentSpreads": FragmentRefs<"StopRow_stop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomDescription",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StopRow_stop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "call",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customJob",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Purpose",
          "kind": "LinkedField",
          "name": "purpose",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatusCode",
          "kind": "LinkedField",
          "name": "statusCode",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "assignedTo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Line",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "types",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueGroup",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextChangeDate",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "room",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Facility",
              "kind": "LinkedField",
              "name": "facility",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "timeZone",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoundStop",
  "abstractKey": null
};
})();

(node as any).hash = "8e76686a0525e9bcc5ba2526b15062b3";

export default node;
