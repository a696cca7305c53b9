/**
 * @generated SignedSource<<1f67cd9e1eeabc6362da6144a02ba62b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountActions_user$data = {
  readonly fullName: string;
  readonly id: string;
  readonly isLocked: boolean | null | undefined;
  readonly viewerCanEndSessions: boolean;
  readonly viewerCanLock: boolean;
  readonly viewerCanRemove: boolean;
  readonly " $fragmentType": "AccountActions_user";
};
export type AccountActions_user$key = {
  readonly " $data"?: AccountActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActions_user",
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
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanLock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEndSessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRemove",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f9b7d2d6c331c07f3ff2b3a932b1a614";

export default node;
