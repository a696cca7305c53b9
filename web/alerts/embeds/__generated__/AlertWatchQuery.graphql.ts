/**
 * @generated SignedSource<<50a94f6ae22bcecb9cf1d76b3a2c482a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AlertKind = "ASSIGNED" | "ESCALATION" | "NEW_CALL" | "STAT" | "%future added value";
export type EscalationAudience = "administrators" | "managers" | "online" | "%future added value";
export type AlertWatchQuery$variables = Record<PropertyKey, never>;
export type AlertWatchQuery$data = {
  readonly viewer: {
    readonly alerts: {
      readonly audiences: ReadonlyArray<EscalationAudience>;
      readonly id: string;
      readonly settings: ReadonlyArray<{
        readonly facilityIds: ReadonlyArray<string> | null | undefined;
        readonly kind: AlertKind;
        readonly notification: boolean;
        readonly sound: boolean;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type AlertWatchQuery = {
  response: AlertWatchQuery$data;
  variables: AlertWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audiences",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AlertSetting",
            "kind": "LinkedField",
            "name": "settings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlertWatchQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlertWatchQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "4f3ae286eb40f59715e0d1ed4909a2cc",
    "id": null,
    "metadata": {},
    "name": "AlertWatchQuery",
    "operationKind": "query",
    "text": "query AlertWatchQuery {\n  viewer {\n    alerts {\n      id\n      audiences\n      settings {\n        kind\n        facilityIds\n        sound\n        notification\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "94b54d11e0f54785769f05606b5d77fc";

export default node;
