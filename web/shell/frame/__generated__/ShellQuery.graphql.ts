/**
 * @generated SignedSource<<0a575a9995634b19b983c05def62aa0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellQuery$variables = Record<PropertyKey, never>;
export type ShellQuery$data = {
  readonly now: string;
  readonly viewer: {
    readonly inactiveProviderNames: ReadonlyArray<string>;
    readonly isLocked: boolean;
    readonly movedProviders: ReadonlyArray<{
      readonly movedTo: string;
      readonly name: string;
    }>;
    readonly mustChangePassword: boolean;
    readonly provider: {
      readonly databaseId: string;
      readonly id: string;
    } | null | undefined;
    readonly session: {
      readonly endsAt: string;
    } | null | undefined;
    readonly user: {
      readonly databaseId: string;
      readonly fullName: string;
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"Frame_viewer">;
  } | null | undefined;
};
export type ShellQuery = {
  response: ShellQuery$data;
  variables: ShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLocked",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustChangePassword",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inactiveProviderNames",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "MovedProvider",
  "kind": "LinkedField",
  "name": "movedProviders",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movedTo",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Frame_viewer"
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
    "name": "ShellQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "presence",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanCreateCall",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSeeLines",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSeeLists",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanChangeConfiguration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanRunJobs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSeeReports",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSeeUsers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanChangeUsers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanManageProviders",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanManageTokens",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanManageDevices",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSeeAudit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanReviewDocuments",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Configuration",
                "kind": "LinkedField",
                "name": "configuration",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanWorkCalls",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "idleEndsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "warnAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "providerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "providerDatabaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "providerName",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Inbox",
            "kind": "LinkedField",
            "name": "inbox",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unread",
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
    "cacheID": "a760357d23b8f2ae6faf77be2754edc3",
    "id": null,
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": "query ShellQuery {\n  now\n  viewer {\n    isLocked\n    mustChangePassword\n    inactiveProviderNames\n    movedProviders {\n      name\n      movedTo\n    }\n    user {\n      id\n      databaseId\n      fullName\n    }\n    provider {\n      id\n      databaseId\n    }\n    session {\n      endsAt\n    }\n    ...Frame_viewer\n  }\n}\n\nfragment Frame_viewer on Viewer {\n  email\n  user {\n    databaseId\n    id\n  }\n  session {\n    idleEndsAt\n    endsAt\n    warnAt\n  }\n  provider {\n    id\n    databaseId\n    viewerCanCreateCall\n    viewerCanSeeLines\n    viewerCanSeeLists\n    viewerCanChangeConfiguration\n    viewerCanRunJobs\n    viewerCanSeeReports\n    viewerCanSeeUsers\n    viewerCanChangeUsers\n    viewerCanManageProviders\n    viewerCanManageTokens\n    viewerCanManageDevices\n    viewerCanSeeAudit\n    viewerCanReviewDocuments\n    configuration {\n      __typename\n    }\n  }\n  ...Header_viewer\n}\n\nfragment Header_viewer on Viewer {\n  memberships {\n    providerId\n  }\n  ...ProviderSwitch_viewer\n  ...PersonMenu_viewer\n  ...PresenceMenu_viewer\n  ...InboxBell_viewer\n  ...SectionsDrawer_viewer\n}\n\nfragment InboxBell_viewer on Viewer {\n  user {\n    id\n  }\n  inbox {\n    id\n    unread\n  }\n}\n\nfragment PersonCard_viewer on Viewer {\n  email\n  roleName\n  user {\n    fullName\n    id\n  }\n  provider {\n    name\n    id\n  }\n}\n\nfragment PersonMenu_viewer on Viewer {\n  user {\n    fullName\n    id\n  }\n  ...PersonCard_viewer\n}\n\nfragment PresenceChoice_viewer on Viewer {\n  user {\n    presence\n    id\n  }\n  provider {\n    viewerCanWorkCalls\n    id\n  }\n}\n\nfragment PresenceMenu_viewer on Viewer {\n  user {\n    presence\n    id\n  }\n  provider {\n    viewerCanWorkCalls\n    id\n  }\n  ...PresenceChoice_viewer\n}\n\nfragment ProviderChoice_viewer on Viewer {\n  memberships {\n    providerId\n    providerDatabaseId\n    providerName\n    roleName\n  }\n  provider {\n    id\n  }\n}\n\nfragment ProviderSwitch_viewer on Viewer {\n  provider {\n    name\n    id\n  }\n  ...ProviderChoice_viewer\n}\n\nfragment SectionsDrawer_viewer on Viewer {\n  memberships {\n    providerId\n  }\n  ...PersonCard_viewer\n  ...PresenceChoice_viewer\n  ...ProviderChoice_viewer\n}\n"
  }
};
})();

(node as any).hash = "41b9f419aeb4ca90ab9f483df0a78a0c";

export default node;
