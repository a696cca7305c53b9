/**
 * @generated SignedSource<<9d00f003e09329c013f4c3e461db3ab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SamplePageQuery$variables = Record<PropertyKey, never>;
export type SamplePageQuery$data = {
  readonly now: string;
};
export type SamplePageQuery = {
  response: SamplePageQuery$data;
  variables: SamplePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "now",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SamplePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SamplePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "890368970b9d969d7b2793a08cfa82f4",
    "id": null,
    "metadata": {},
    "name": "SamplePageQuery",
    "operationKind": "query",
    "text": "query SamplePageQuery {\n  now\n}\n"
  }
};
})();

(node as any).hash = "0ba7133b235cacaed7b5782b4e47b95e";

export default node;
