import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useStopAssistingCallMutation } from './__generated__/useStopAssistingCallMutation.graphql'

export const useStopAssistingCall = () =>
  useAction<useStopAssistingCallMutation>(graphql`
    mutation useStopAssistingCallMutation($input: StopAssistingCallInput!) {
      stopAssistingCall(input: $input) {
        ... on StopAssistingCallSuccess @alias(as: "success") {
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
