import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useAssistCallMutation } from './__generated__/useAssistCallMutation.graphql'

export const useAssistCall = () =>
  useAction<useAssistCallMutation>(graphql`
    mutation useAssistCallMutation($input: AssistCallInput!) {
      assistCall(input: $input) {
        ... on AssistCallSuccess @alias(as: "success") {
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
