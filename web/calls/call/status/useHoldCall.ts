import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useHoldCallMutation } from './__generated__/useHoldCallMutation.graphql'

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
            ...useCallVerbs_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
