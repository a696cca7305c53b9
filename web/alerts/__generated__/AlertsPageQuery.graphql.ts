/**
 * @generated SignedSource<<237887f77b25acbbb7410f6eb38ffcff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertKind = "ASSIGNED" | "ESCALATION" | "NEW_CALL" | "STAT" | "%future added value";
export type AlertsPageQuery$variables = Record<PropertyKey, never>;
export type AlertsPageQuery$data = {
  readonly provider: {
    readonly facilities: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly viewer: {
    readonly alerts: {
      readonly id: string;
      readonly settings: ReadonlyArray<{
        readonly kind: AlertKind;
        readonly " $fragmentSpreads": FragmentRefs<"AlertPanel_setting">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"PushDevices_alerts">;
    } | null | undefined;
  } | null | undefined;
};
export type AlertsPageQuery = {
  response: AlertsPageQuery$data;
  variables: AlertsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Facility",
  "kind": "LinkedField",
  "name": "facilities",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlertsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Alerts",
            "kind": "LinkedField",
            "name": "alerts",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AlertSetting",
                "kind": "LinkedField",
                "name": "settings",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AlertPanel_setting"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PushDevices_alerts"
              }
            ],
            "storageKey": null
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
    "name": "AlertsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Alerts",
            "kind": "LinkedField",
            "name": "alerts",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AlertSetting",
                "kind": "LinkedField",
                "name": "settings",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "facilityIds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sound",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "notification",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "push",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pushAway",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pushPublicKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PushDevice",
                "kind": "LinkedField",
                "name": "devices",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pushSubscriptionId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "device",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seenAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refusedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endpoint",
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
    ]
  },
  "params": {
    "cacheID": "4e99e40e141e6dc673b74a60dae41822",
    "id": null,
    "metadata": {},
    "name": "AlertsPageQuery",
    "operationKind": "query",
    "text": "query AlertsPageQuery {\n  provider {\n    facilities {\n      id\n      name\n    }\n    id\n  }\n  viewer {\n    alerts {\n      id\n      settings {\n        kind\n        ...AlertPanel_setting\n      }\n      ...PushDevices_alerts\n    }\n  }\n}\n\nfragment AlertPanel_setting on AlertSetting {\n  kind\n  facilityIds\n  sound\n  notification\n  push\n  pushAway\n}\n\nfragment PushDevices_alerts on Alerts {\n  pushPublicKey\n  devices {\n    pushSubscriptionId\n    device\n    seenAt\n    refusedAt\n    endpoint\n  }\n  settings {\n    push\n    pushAway\n  }\n}\n"
  }
};
})();

(node as any).hash = "51811a421634af9aae1d54ec13457379";

export default node;
