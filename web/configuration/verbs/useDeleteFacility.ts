import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteFacilityMutation } from './__generated__/useDeleteFacilityMutation.graphql'

/** Takes a facility and its rooms out of new choices. */
export const useDeleteFacility = () =>
  useAction<useDeleteFacilityMutation>(graphql`
    mutation useDeleteFacilityMutation($input: DeleteFacilityInput!) {
      deleteFacility(input: $input) {
        __typename
        ... on DeleteFacilitySuccess {
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
            ... on Facility @alias(as: "facility") {
              ...FacilityDialog_facility
            }
          }
        }
      }
    }
  `)
