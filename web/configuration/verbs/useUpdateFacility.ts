import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateFacilityMutation } from './__generated__/useUpdateFacilityMutation.graphql'

/** Changes a facility. */
export const useUpdateFacility = () =>
  useAction<useUpdateFacilityMutation>(graphql`
    mutation useUpdateFacilityMutation($input: UpdateFacilityInput!) {
      updateFacility(input: $input) {
        ... on UpdateFacilitySuccess @alias(as: "success") {
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
