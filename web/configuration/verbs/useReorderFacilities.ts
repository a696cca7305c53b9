import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderFacilitiesMutation } from './__generated__/useReorderFacilitiesMutation.graphql'

/** Puts the facilities in order. */
export const useReorderFacilities = () =>
  useAction<useReorderFacilitiesMutation>(graphql`
    mutation useReorderFacilitiesMutation($input: ReorderFacilitiesInput!) {
      reorderFacilities(input: $input) {
        ... on ReorderFacilitiesSuccess @alias(as: "success") {
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
