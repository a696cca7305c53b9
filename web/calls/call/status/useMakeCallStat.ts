import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useMakeCallStatMutation } from './__generated__/useMakeCallStatMutation.graphql'

/** Makes the call Stat. */
export const useMakeCallStat = () =>
  useAction<useMakeCallStatMutation>(graphql`
    mutation useMakeCallStatMutation($input: MakeCallStatInput!) {
      makeCallStat(input: $input) {
        ... on MakeCallStatSuccess @alias(as: "success") {
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
