import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateFacilityMutation } from './__generated__/useUpdateFacilityMutation.graphql'

/** Changes a facility. */
export const useUpdateFacility = () =>
  useAction<useUpdateFacilityMutation>(graphql`
    mutation useUpdateFacilityMutation($input: UpdateFacilityInput!) {
      updateFacility(input: $input) {
        __typename
        ... on UpdateFacilitySuccess {
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
