/**
 * @generated SignedSource<<17ba978f4c694a748e3cc4bcafd332a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardTeam_board$data = {
  readonly people: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly isElsewhere: boolean;
    readonly need: string | null | undefined;
    readonly roomName: string | null | undefined;
    readonly since: string | null | undefined;
  }>;
  readonly " $fragmentType": "BoardTeam_board";
};
export type BoardTeam_board$key = {
  readonly " $data"?: BoardTeam_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardTeam_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardTeam_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BoardPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
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
          "name": "need",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isElsewhere",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Board",
  "abstractKey": null
};

(node as any).hash = "08827ebef241a292aeafe369aeb9987a";

export default node;
