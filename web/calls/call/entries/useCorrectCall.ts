import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useCorrectCallMutation } from './__generated__/useCorrectCallMutation.graphql'

/** Corrects the given fields. The call stays open. */
export const useCorrectCall = () =>
  useAction<useCorrectCallMutation>(graphql`
    mutation useCorrectCallMutation($input: CorrectCallInput!) {
      correctCall(input: $input) {
        ... on CorrectCallSuccess @alias(as: "success") {
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
