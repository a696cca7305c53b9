import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteFacilityMutation } from './__generated__/useDeleteFacilityMutation.graphql'

/** Takes a facility and its rooms out of new choices. */
export const useDeleteFacility = () =>
  useAction<useDeleteFacilityMutation>(graphql`
    mutation useDeleteFacilityMutation($input: DeleteFacilityInput!) {
      deleteFacility(input: $input) {
        ... on DeleteFacilitySuccess @alias(as: "success") {
          provider {
            ...FacilitiesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Facility @alias(as: "facility") {
              ...FacilityDialog_facility
            }
          }
        }
      }
    }
  `)
