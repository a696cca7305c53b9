import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useResumeCallMutation } from './__generated__/useResumeCallMutation.graphql'

/** Takes the call off hold; `notAssigned` says why it did not become the person’s own. */
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
            ...CallCard_call
            ...CallView_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Call @alias(as: "call") {
              ...CallCard_call
              ...CallView_call
            }
          }
        }
      }
    }
  `)
