import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useResumeCallMutation } from './__generated__/useResumeCallMutation.graphql'

/** Takes the call off hold. `notAssigned` says why it was not assigned to the person. */
export const useResumeCall = () =>
  useAction<useResumeCallMutation>(graphql`
    mutation useResumeCallMutation($input: ResumeCallInput!) {
      resumeCall(input: $input) {
        ... on ResumeCallSuccess @alias(as: "success") {
          notAssigned {
            code
            message
          }
          call {
            ...useCallVerbs_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
