import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateFacilityMutation } from './__generated__/useCreateFacilityMutation.graphql'

/** Adds a facility. */
export const useCreateFacility = () =>
  useAction<useCreateFacilityMutation>(graphql`
    mutation useCreateFacilityMutation($input: CreateFacilityInput!) {
      createFacility(input: $input) {
        __typename
        ... on CreateFacilitySuccess {
          facility {
            id
          }
          provider {
            ...FacilitiesPage_provider
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
          current {
            ... on Provider @alias(as: "provider") {
              ...FacilitiesPage_provider
            }
          }
        }
      }
    }
  `)
