import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useAssignCallMutation } from './__generated__/useAssignCallMutation.graphql'

/** Claims the call. With `force`, takes it over from its lead. */
export const useAssignCall = () =>
  useAction<useAssignCallMutation>(graphql`
    mutation useAssignCallMutation($input: AssignCallInput!) {
      assignCall(input: $input) {
        ... on AssignCallSuccess @alias(as: "success") {
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
