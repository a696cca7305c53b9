import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { useRunJobNowMutation } from './__generated__/useRunJobNowMutation.graphql'

/** Has a job run at once. */
export const useRunJobNow = () =>
  useAction<useRunJobNowMutation>(graphql`
    mutation useRunJobNowMutation($input: RunJobNowInput!) {
      runJobNow(input: $input) {
        __typename
        ... on RunJobNowSuccess {
          job {
            ...JobsPage_job
          }
        }
        ... on Refusal {
          code
          message
          current {
            ... on Job @alias(as: "job") {
              ...JobsPage_job
            }
          }
        }
      }
    }
  `)
