import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useMakeCallNormalMutation } from './__generated__/useMakeCallNormalMutation.graphql'

/** Removes Stat from the call. */
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
            ...useCallVerbs_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
