/**
 * @generated SignedSource<<d4bba85f495df11eb49ed95102bf0d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddPushSubscriptionInput = {
  auth?: string | null | undefined;
  endpoint?: string | null | undefined;
  p256dh?: string | null | undefined;
};
export type confirmDeviceMutation$variables = {
  input: AddPushSubscriptionInput;
};
export type confirmDeviceMutation$data = {
  readonly addPushSubscription: {
    readonly __typename: string;
  };
};
export type confirmDeviceMutation = {
  response: confirmDeviceMutation$data;
  variables: confirmDeviceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "addPushSubscription",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "confirmDeviceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmDeviceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2acc48130341870c3670661840e51230",
    "id": null,
    "metadata": {},
    "name": "confirmDeviceMutation",
    "operationKind": "mutation",
    "text": "mutation confirmDeviceMutation(\n  $input: AddPushSubscriptionInput!\n) {\n  addPushSubscription(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "b1a682ff9de1ee97812e2f08a7444c56";

export default node;
