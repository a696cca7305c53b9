import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useMakeCallNormalMutation } from './__generated__/useMakeCallNormalMutation.graphql'

/** Takes Stat off the call. */
export const useMakeCallNormal = () =>
  useAction<useMakeCallNormalMutation>(graphql`
    mutation useMakeCallNormalMutation($input: MakeCallNormalInput!) {
      makeCallNormal(input: $input) {
        ... on MakeCallNormalSuccess @alias(as: "success") {
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
