import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useSaveCallMutation } from './__generated__/useSaveCallMutation.graphql'

/** Corrects a completed call. Only the given fields change. */
export const useSaveCall = () =>
  useAction<useSaveCallMutation>(graphql`
    mutation useSaveCallMutation($input: SaveCallInput!) {
      saveCall(input: $input) {
        ... on SaveCallSuccess @alias(as: "success") {
          call {
            ...CallView_call
            ...useDraft_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusedEntries @relay(mask: false)
        }
      }
    }
  `)
