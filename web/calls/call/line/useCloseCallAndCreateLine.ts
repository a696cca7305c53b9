import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useCloseCallAndCreateLineMutation } from './__generated__/useCloseCallAndCreateLineMutation.graphql'

/** Completes the call like `useCloseCall`, and creates its line. */
export const useCloseCallAndCreateLine = () =>
  useAction<useCloseCallAndCreateLineMutation>(graphql`
    mutation useCloseCallAndCreateLineMutation($input: CloseCallAndCreateLineInput!) {
      closeCallAndCreateLine(input: $input) {
        ... on CloseCallAndCreateLineSuccess @alias(as: "success") {
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
