import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useSetLineCheckIntervalMutation } from './__generated__/useSetLineCheckIntervalMutation.graphql'

/** Has lines checked every so many minutes or hours. */
export const useSetLineCheckInterval = () =>
  useAction<useSetLineCheckIntervalMutation>(graphql`
    mutation useSetLineCheckIntervalMutation($input: SetLineCheckIntervalInput!) {
      setLineCheckInterval(input: $input) {
        __typename
        ... on SetLineCheckIntervalSuccess {
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
