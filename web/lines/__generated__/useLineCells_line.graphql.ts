/**
 * @generated SignedSource<<928b08791af17f18a762fc64e2855bc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLineCells_line$data = {
  readonly databaseId: string;
  readonly name: string;
  readonly nextChangeDate: string | null | undefined;
  readonly patientName: string | null | undefined;
  readonly room: {
    readonly facility: {
      readonly name: string;
      readonly timeZone: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly roomDescription: string | null | undefined;
  readonly types: ReadonlyArray<string>;
  readonly " $fragmentType": "useLineCells_line";
};
export type useLineCells_line$key = {
  readonly " $data"?: useLineCells_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLineCells_line">;
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
  "name": "useLineCells_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
      "name": "nextChangeDate",
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
    }
  ],
  "type": "Line",
  "abstractKey": null
};
})();

(node as any).hash = "d684135b7758f7a15317eabe8c28b21a";

export default node;
