import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useMakeCallStatMutation } from './__generated__/useMakeCallStatMutation.graphql'

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
            ...useCallVerbs_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
