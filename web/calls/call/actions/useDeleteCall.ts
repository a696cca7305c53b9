import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useDeleteCallMutation } from './__generated__/useDeleteCallMutation.graphql'

/** Deletes the call. The result names the people whose work ended. */
export const useDeleteCall = () =>
  useAction<useDeleteCallMutation>(graphql`
    mutation useDeleteCallMutation($input: DeleteCallInput!) {
      deleteCall(input: $input) {
        ... on DeleteCallSuccess @alias(as: "success") {
          leftQueueId
          # A refusal's message is never missing, so the two cannot have one name.
          told: message
          endedWorkOf
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
