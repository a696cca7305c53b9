/**
 * @generated SignedSource<<32622baab7e4e8f9d15e0aea4462f4fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DueGroup = "LATER" | "NEXT_TWO_DAYS" | "NO_DATE" | "OVERDUE" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineHeader_line$data = {
  readonly completedAt: string | null | undefined;
  readonly dueGroup: DueGroup | null | undefined;
  readonly infection: boolean;
  readonly lineDays: number;
  readonly mrn: string | null | undefined;
  readonly name: string;
  readonly nextChangeDate: string | null | undefined;
  readonly orderingProvider: string | null | undefined;
  readonly patientName: string | null | undefined;
  readonly room: {
    readonly facility: {
      readonly name: string;
      readonly timeZone: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly scheduledFollowUp: {
    readonly databaseId: string;
    readonly purpose: {
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"JoiningMoment_call">;
  } | null | undefined;
  readonly types: ReadonlyArray<string>;
  readonly " $fragmentType": "LineHeader_line";
};
export type LineHeader_line$key = {
  readonly " $data"?: LineHeader_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineHeader_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineHeader_line",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "patientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mrn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderingProvider",
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
      "kind": "ScalarField",
      "name": "infection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextChangeDate",
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
      "name": "lineDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Facility",
          "kind": "LinkedField",
          "name": "facility",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "scheduledFollowUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JoiningMoment_call"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Purpose",
          "kind": "LinkedField",
          "name": "purpose",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Line",
  "abstractKey": null
};
})();

(node as any).hash = "04041e5deee3aaa0595f8c40b326d269";

export default node;
