import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useCloseCallMutation } from './__generated__/useCloseCallMutation.graphql'

/** Completes the call with the fields that are sent; those left out stay as they are. */
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
