/**
 * @generated SignedSource<<8fd4a5510dc053545c4e61e09100c154>>
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

(node as any).hash = "e2924e6871cb94a06f7c1055ba18bd3d";

export default node;
