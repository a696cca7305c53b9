/**
 * @generated SignedSource<<520ef4286fc35e1c01d122f6c206fed8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallView_call$data = {
  readonly assignedTo: {
    readonly fullName: string;
  } | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly completedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly deleted: boolean;
  readonly id: string;
  readonly line: {
    readonly databaseId: string;
  } | null | undefined;
  readonly purpose: {
    readonly name: string;
  };
  readonly room: {
    readonly name: string;
  } | null | undefined;
  readonly statusCode: {
    readonly name: string;
  };
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly viewerCanAssign: boolean;
  readonly viewerCanReturn: boolean;
  readonly viewerCanSave: boolean;
  readonly viewerCanUndelete: boolean;
  readonly viewerIsLead: boolean;
  readonly viewerOverwritten: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly at: string;
    readonly before: string | null | undefined;
    readonly by: string;
    readonly label: string;
  }>;
  readonly viewerSaveRefusal: {
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CallEntries_call" | "CallHeader_call" | "CallUpdates_call" | "FollowUpFrom_call" | "FollowUp_call" | "HistoryPanel_call" | "RoleChoice_call" | "StatusSwitches_call" | "WorkLog_call" | "useOpenBy_call">;
  readonly " $fragmentType": "CallView_call";
};
export type CallView_call$key = {
  readonly " $data"?: CallView_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallView_call">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallView_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "deleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsLead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAssign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReturn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUndelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refusal",
      "kind": "LinkedField",
      "name": "viewerSaveRefusal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverwrittenEntry",
      "kind": "LinkedField",
      "name": "viewerOverwritten",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusCode",
      "kind": "LinkedField",
      "name": "statusCode",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Purpose",
      "kind": "LinkedField",
      "name": "purpose",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Room",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Line",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignedTo",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "completedBy",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallHeader_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallUpdates_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenBy_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusSwitches_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkLog_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleChoice_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUpFrom_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowUp_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoryPanel_call"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallEntries_call"
    }
  ],
  "type": "Call",
  "abstractKey": null
};
})();

(node as any).hash = "9d525490238e342f45e40a112dfab7df";

export default node;
