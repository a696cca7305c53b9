import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useReturnCallMutation } from './__generated__/useReturnCallMutation.graphql'

export const useReturnCall = () =>
  useAction<useReturnCallMutation>(graphql`
    mutation useReturnCallMutation($input: ReturnCallInput!) {
      returnCall(input: $input) {
        ... on ReturnCallSuccess @alias(as: "success") {
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
