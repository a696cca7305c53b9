import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useSetLineCheckTimeMutation } from './__generated__/useSetLineCheckTimeMutation.graphql'

/** Has lines checked at a time of day. */
export const useSetLineCheckTime = () =>
  useAction<useSetLineCheckTimeMutation>(graphql`
    mutation useSetLineCheckTimeMutation($input: SetLineCheckTimeInput!) {
      setLineCheckTime(input: $input) {
        ... on SetLineCheckTimeSuccess @alias(as: "success") {
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
