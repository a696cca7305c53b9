/**
 * @generated SignedSource<<b8e75e49b8eeac4cb3a010925813ee54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineFacts_line$data = {
  readonly callCount: number;
  readonly followUpInterval: number | null | undefined;
  readonly mrn: string | null | undefined;
  readonly nextChangeDate: string | null | undefined;
  readonly orderingProvider: string | null | undefined;
  readonly patientFirstName: string | null | undefined;
  readonly patientLastName: string | null | undefined;
  readonly room: {
    readonly facility: {
      readonly name: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly " $fragmentType": "LineFacts_line";
};
export type LineFacts_line$key = {
  readonly " $data"?: LineFacts_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineFacts_line">;
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
  "name": "LineFacts_line",
  "selections": [
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
      "name": "patientFirstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "patientLastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followUpInterval",
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
      "name": "callCount",
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

(node as any).hash = "3352ef43da2257f616f0ddd343680989";

export default node;
