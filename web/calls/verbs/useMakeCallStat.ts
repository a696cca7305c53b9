import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useMakeCallStatMutation } from './__generated__/useMakeCallStatMutation.graphql'

/** Makes the call Stat. */
export const useMakeCallStat = () =>
  useAction<useMakeCallStatMutation>(graphql`
    mutation useMakeCallStatMutation($input: MakeCallStatInput!) {
      makeCallStat(input: $input) {
        __typename
        ... on MakeCallStatSuccess {
          notAssigned {
            code
            message
          }
          call {
            ...CallCard_call
            ...CallView_call
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
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
