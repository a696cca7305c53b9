import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useAssignCallMutation } from './__generated__/useAssignCallMutation.graphql'

/** Claims the call; with `force` takes it over from whoever has it. */
export const useAssignCall = () =>
  useAction<useAssignCallMutation>(graphql`
    mutation useAssignCallMutation($input: AssignCallInput!) {
      assignCall(input: $input) {
        ... on AssignCallSuccess @alias(as: "success") {
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
