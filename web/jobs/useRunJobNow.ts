import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { useRunJobNowMutation } from './__generated__/useRunJobNowMutation.graphql'

/** Has a job run at once. */
export const useRunJobNow = () =>
  useAction<useRunJobNowMutation>(graphql`
    mutation useRunJobNowMutation($input: RunJobNowInput!) {
      runJobNow(input: $input) {
        ... on RunJobNowSuccess @alias(as: "success") {
          job {
            ...JobsPage_job
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Job @alias(as: "job") {
              ...JobsPage_job
            }
          }
        }
      }
    }
  `)
