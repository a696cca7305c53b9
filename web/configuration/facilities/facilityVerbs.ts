import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { facilityVerbsCreateFacilityMutation } from './__generated__/facilityVerbsCreateFacilityMutation.graphql'
import type { facilityVerbsDeleteFacilityMutation } from './__generated__/facilityVerbsDeleteFacilityMutation.graphql'
import type { facilityVerbsReorderFacilitiesMutation } from './__generated__/facilityVerbsReorderFacilitiesMutation.graphql'
import type { facilityVerbsUpdateFacilityMutation } from './__generated__/facilityVerbsUpdateFacilityMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment facilityVerbs_success on ProviderChanged {
    provider {
      ...FacilitiesPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment facilityVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Provider @alias(as: "provider") {
        ...FacilitiesPage_provider
      }
      ... on Facility @alias(as: "facility") {
        ...FacilityDialog_facility
      }
    }
  }
`

export const useCreateFacility = () =>
  useAction<facilityVerbsCreateFacilityMutation>(graphql`
    mutation facilityVerbsCreateFacilityMutation($input: CreateFacilityInput!) {
      createFacility(input: $input) {
        ... on CreateFacilitySuccess @alias(as: "success") {
          facility {
            id
          }
          ...facilityVerbs_success @relay(mask: false)
        }
        ...facilityVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateFacility = () =>
  useAction<facilityVerbsUpdateFacilityMutation>(graphql`
    mutation facilityVerbsUpdateFacilityMutation($input: UpdateFacilityInput!) {
      updateFacility(input: $input) {
        ...facilityVerbs_success @alias(as: "success") @relay(mask: false)
        ...facilityVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteFacility = () =>
  useAction<facilityVerbsDeleteFacilityMutation>(graphql`
    mutation facilityVerbsDeleteFacilityMutation($input: DeleteFacilityInput!) {
      deleteFacility(input: $input) {
        ...facilityVerbs_success @alias(as: "success") @relay(mask: false)
        ...facilityVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReorderFacilities = () =>
  useAction<facilityVerbsReorderFacilitiesMutation>(graphql`
    mutation facilityVerbsReorderFacilitiesMutation($input: ReorderFacilitiesInput!) {
      reorderFacilities(input: $input) {
        ...facilityVerbs_success @alias(as: "success") @relay(mask: false)
        ...facilityVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
