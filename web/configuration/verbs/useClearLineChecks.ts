import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useClearLineChecksMutation } from './__generated__/useClearLineChecksMutation.graphql'

/** No line checks any more. */
export const useClearLineChecks = () =>
  useAction<useClearLineChecksMutation>(graphql`
    mutation useClearLineChecksMutation($input: ClearLineChecksInput!) {
      clearLineChecks(input: $input) {
        ... on ClearLineChecksSuccess @alias(as: "success") {
          provider {
            ...LineChecksPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Provider @alias(as: "provider") {
              ...LineChecksPage_provider
            }
          }
        }
      }
    }
  `)
