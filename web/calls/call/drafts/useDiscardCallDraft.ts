import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useDiscardCallDraftMutation } from './__generated__/useDiscardCallDraftMutation.graphql'

export const useDiscardCallDraft = () =>
  useAction<useDiscardCallDraftMutation>(graphql`
    mutation useDiscardCallDraftMutation($input: DiscardCallDraftInput!) {
      discardCallDraft(input: $input) {
        ... on DiscardCallDraftSuccess @alias(as: "success") {
          call {
            ...useDraft_call
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
