import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useSetLineCheckIntervalMutation } from './__generated__/useSetLineCheckIntervalMutation.graphql'

/** Has lines checked every so many minutes or hours. */
export const useSetLineCheckInterval = () =>
  useAction<useSetLineCheckIntervalMutation>(graphql`
    mutation useSetLineCheckIntervalMutation($input: SetLineCheckIntervalInput!) {
      setLineCheckInterval(input: $input) {
        ... on SetLineCheckIntervalSuccess @alias(as: "success") {
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
