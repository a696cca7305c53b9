import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useCloseCallMutation } from './__generated__/useCloseCallMutation.graphql'

/** Completes the call. Only the given fields change. */
export const useCloseCall = () =>
  useAction<useCloseCallMutation>(graphql`
    mutation useCloseCallMutation($input: CloseCallInput!) {
      closeCall(input: $input) {
        ... on CloseCallSuccess @alias(as: "success") {
          leftQueueId
          call {
            followUp {
              aliveAt
            }
            ...CallView_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusedEntries @relay(mask: false)
        }
      }
    }
  `)
