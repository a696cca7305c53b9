/**
 * @generated SignedSource<<5660b5ec69b96d3aa564fdc80ed1779a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldType = "checkbox" | "checkboxes" | "number" | "radio" | "text" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlacedFacts_passport$data = {
  readonly externalLengths: ReadonlyArray<{
    readonly difference: number | null | undefined;
    readonly name: string;
    readonly value: string;
    readonly visit: {
      readonly byName: string | null | undefined;
      readonly day: string;
    };
  }>;
  readonly insertedBy: string | null | undefined;
  readonly placement: {
    readonly fields: ReadonlyArray<{
      readonly fieldId: string;
      readonly fieldName: string;
      readonly type: FieldType;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly insertedBy: string | null | undefined;
    readonly purposeName: string;
    readonly visit: {
      readonly byName: string | null | undefined;
      readonly callId: string;
      readonly day: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "PlacedFacts_passport";
};
export type PlacedFacts_passport$key = {
  readonly " $data"?: PlacedFacts_passport$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacedFacts_passport">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertedBy",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacedFacts_passport",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LinePlacement",
      "kind": "LinkedField",
      "name": "placement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purposeName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PassportVisit",
          "kind": "LinkedField",
          "name": "visit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "callId",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordedField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fieldId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fieldName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "values",
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
      "concreteType": "ExternalLength",
      "kind": "LinkedField",
      "name": "externalLengths",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PassportVisit",
          "kind": "LinkedField",
          "name": "visit",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinePassport",
  "abstractKey": null
};
})();

(node as any).hash = "74856c1ce8cb4d2d5d207632bfbb3a07";

export default node;
