import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useAssignCallOnOpenMutation } from './__generated__/useAssignCallOnOpenMutation.graphql'

/** Runs when a call is opened, not on request. */
export const useAssignCallOnOpen = () =>
  useAction<useAssignCallOnOpenMutation>(
    graphql`
      mutation useAssignCallOnOpenMutation($input: AssignCallOnOpenInput!) {
        assignCallOnOpen(input: $input) {
          ... on AssignCallOnOpenSuccess @alias(as: "success") {
            call {
              ...useCallVerbs_call
            }
          }
          ... on Refusal @alias(as: "refusal") {
            ...useCallVerbs_refusal @relay(mask: false)
          }
        }
      }
    `,
    // Failures are silent: the call shows that it is unassigned, and offers the button.
    { tellsProblems: true },
  )
