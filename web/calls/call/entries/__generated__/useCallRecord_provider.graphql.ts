/**
 * @generated SignedSource<<23c04addb363a19db1c4c12b0ad8e100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCallRecord_provider$data = {
  readonly facilities: ReadonlyArray<{
    readonly databaseId: string;
    readonly followUpsEnabled: boolean;
    readonly name: string;
    readonly requiredCallFields: ReadonlyArray<{
      readonly key: string;
    }>;
    readonly rooms: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
    readonly timeZone: string;
    readonly workingDays: ReadonlyArray<number>;
    readonly workingFrom: string | null | undefined;
    readonly workingTo: string | null | undefined;
  }>;
  readonly purposes: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
    readonly procedureIds: ReadonlyArray<string>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useCatalogue_provider">;
  readonly " $fragmentType": "useCallRecord_provider";
};
export type useCallRecord_provider$key = {
  readonly " $data"?: useCallRecord_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCallRecord_provider">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
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
  "name": "useCallRecord_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Purpose",
      "kind": "LinkedField",
      "name": "purposes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureIds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facility",
      "kind": "LinkedField",
      "name": "facilities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followUpsEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workingFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workingTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workingDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RequireableCallField",
          "kind": "LinkedField",
          "name": "requiredCallFields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Room",
          "kind": "LinkedField",
          "name": "rooms",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCatalogue_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
})();

(node as any).hash = "2cd69dcad51d66aa7d4545e872c0f2da";

export default node;
