import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderPurposesMutation } from './__generated__/useReorderPurposesMutation.graphql'

/** Puts the purposes in order. */
export const useReorderPurposes = () =>
  useAction<useReorderPurposesMutation>(graphql`
    mutation useReorderPurposesMutation($input: ReorderPurposesInput!) {
      reorderPurposes(input: $input) {
        __typename
        ... on ReorderPurposesSuccess {
          provider {
            ...PurposesPage_provider
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
              ...PurposesPage_provider
            }
          }
        }
      }
    }
  `)
