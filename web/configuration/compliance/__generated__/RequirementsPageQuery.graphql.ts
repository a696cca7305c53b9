/**
 * @generated SignedSource<<5f077a8fe937193e49069b72253dda05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementsPageQuery$variables = Record<PropertyKey, never>;
export type RequirementsPageQuery$data = {
  readonly provider: {
    readonly viewerCanChangeConfiguration: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementsPage_provider">;
  };
};
export type RequirementsPageQuery = {
  response: RequirementsPageQuery$data;
  variables: RequirementsPageQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequirementsPageQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "RequirementsPage_provider"
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
    "name": "RequirementsPageQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceRequirement",
                "kind": "LinkedField",
                "name": "complianceRequirements",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weight",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComplianceCategory",
                    "kind": "LinkedField",
                    "name": "category",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isGlobal",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Facility",
                    "kind": "LinkedField",
                    "name": "facilities",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v1/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gracePeriod",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "link",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "doesNotExpire",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "notes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceCategory",
                "kind": "LinkedField",
                "name": "complianceCategories",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Facility",
                "kind": "LinkedField",
                "name": "facilities",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OnboardingGracePeriod",
                "kind": "LinkedField",
                "name": "onboardingGracePeriod",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "days",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "93cb0e753446c6ff0330959196ff0198",
    "id": null,
    "metadata": {},
    "name": "RequirementsPageQuery",
    "operationKind": "query",
    "text": "query RequirementsPageQuery {\n  provider {\n    viewerCanChangeConfiguration\n    ...RequirementsPage_provider\n    id\n  }\n}\n\nfragment Categories_configuration on Configuration {\n  complianceCategories {\n    id\n    name\n    version\n  }\n  complianceRequirements {\n    category {\n      id\n    }\n    id\n  }\n}\n\nfragment OnboardingPeriod_configuration on Configuration {\n  onboardingGracePeriod {\n    days\n    version\n  }\n}\n\nfragment RequirementDialog_configuration on Configuration {\n  complianceCategories {\n    databaseId\n    name\n    id\n  }\n  facilities {\n    databaseId\n    name\n    id\n  }\n}\n\nfragment RequirementDialog_requirement on ComplianceRequirement {\n  id\n  name\n  category {\n    databaseId\n    id\n  }\n  facilities {\n    databaseId\n    id\n  }\n  isGlobal\n  doesNotExpire\n  notes\n  link\n  gracePeriod\n  version\n}\n\nfragment RequirementsPage_provider on Provider {\n  configuration {\n    complianceRequirements {\n      id\n      name\n      weight\n      version\n      category {\n        id\n        name\n      }\n      isGlobal\n      facilities {\n        name\n        id\n      }\n      gracePeriod\n      link\n      ...RequirementDialog_requirement\n    }\n    ...RequirementDialog_configuration\n    ...Categories_configuration\n    ...OnboardingPeriod_configuration\n  }\n}\n"
  }
};
})();

(node as any).hash = "865201e1c9986a14dea887cf84684ed3";

export default node;
