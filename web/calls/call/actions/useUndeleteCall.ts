import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useUndeleteCallMutation } from './__generated__/useUndeleteCallMutation.graphql'

export const useUndeleteCall = () =>
  useAction<useUndeleteCallMutation>(graphql`
    mutation useUndeleteCallMutation($input: UndeleteCallInput!) {
      undeleteCall(input: $input) {
        ... on UndeleteCallSuccess @alias(as: "success") {
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
