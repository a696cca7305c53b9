import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateFacilityMutation } from './__generated__/useCreateFacilityMutation.graphql'

/** Adds a facility. */
export const useCreateFacility = () =>
  useAction<useCreateFacilityMutation>(graphql`
    mutation useCreateFacilityMutation($input: CreateFacilityInput!) {
      createFacility(input: $input) {
        ... on CreateFacilitySuccess @alias(as: "success") {
          facility {
            id
          }
          provider {
            ...FacilitiesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Provider @alias(as: "provider") {
              ...FacilitiesPage_provider
            }
          }
        }
      }
    }
  `)
