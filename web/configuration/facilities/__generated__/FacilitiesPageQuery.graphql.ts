/**
 * @generated SignedSource<<cd468b9e3b6d728b230615c9c14fccf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacilitiesPageQuery$variables = Record<PropertyKey, never>;
export type FacilitiesPageQuery$data = {
  readonly provider: {
    readonly configuration: {
      readonly timeZones: ReadonlyArray<string>;
    } | null | undefined;
    readonly viewerCanChangeConfiguration: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"FacilitiesPage_provider">;
  };
};
export type FacilitiesPageQuery = {
  response: FacilitiesPageQuery$data;
  variables: FacilitiesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanChangeConfiguration",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZones",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FacilitiesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Configuration",
            "kind": "LinkedField",
            "name": "configuration",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FacilitiesPage_provider"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FacilitiesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Configuration",
            "kind": "LinkedField",
            "name": "configuration",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Facility",
                "kind": "LinkedField",
                "name": "facilities",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "timeZone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "timeZoneKnown",
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
                    "kind": "ScalarField",
                    "name": "weight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "553621c3429c6f7c627c2e7c346ef182",
    "id": null,
    "metadata": {},
    "name": "FacilitiesPageQuery",
    "operationKind": "query",
    "text": "query FacilitiesPageQuery {\n  provider {\n    viewerCanChangeConfiguration\n    configuration {\n      timeZones\n    }\n    ...FacilitiesPage_provider\n    id\n  }\n}\n\nfragment FacilitiesPage_provider on Provider {\n  configuration {\n    facilities {\n      id\n      name\n      timeZone\n      timeZoneKnown\n      followUpsEnabled\n      workingFrom\n      workingTo\n      workingDays\n      weight\n      version\n      ...FacilityDialog_facility\n    }\n  }\n}\n\nfragment FacilityDialog_facility on Facility {\n  id\n  name\n  timeZone\n  timeZoneKnown\n  followUpsEnabled\n  workingFrom\n  workingTo\n  workingDays\n  weight\n  version\n  requiredCallFields {\n    key\n  }\n}\n"
  }
};
})();

(node as any).hash = "7b974665741549cd55496c650e7226f8";

export default node;
