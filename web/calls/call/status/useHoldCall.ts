import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useHoldCallMutation } from './__generated__/useHoldCallMutation.graphql'

/** Puts the call on hold. */
export const useHoldCall = () =>
  useAction<useHoldCallMutation>(graphql`
    mutation useHoldCallMutation($input: HoldCallInput!) {
      holdCall(input: $input) {
        ... on HoldCallSuccess @alias(as: "success") {
          notAssigned {
            code
            message
          }
          call {
            version
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
