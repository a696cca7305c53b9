import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useClearLineChecksMutation } from './__generated__/useClearLineChecksMutation.graphql'

/** No line checks any more. */
export const useClearLineChecks = () =>
  useAction<useClearLineChecksMutation>(graphql`
    mutation useClearLineChecksMutation($input: ClearLineChecksInput!) {
      clearLineChecks(input: $input) {
        __typename
        ... on ClearLineChecksSuccess {
          provider {
            ...LineChecksPage_provider
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
              ...LineChecksPage_provider
            }
          }
        }
      }
    }
  `)
