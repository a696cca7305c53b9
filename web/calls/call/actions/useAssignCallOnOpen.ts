import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useAssignCallOnOpenMutation } from './__generated__/useAssignCallOnOpenMutation.graphql'

/** What opening a call does; never asked for by a person. */
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
    // Nobody asked for it: the call shows that it has nobody, and offers the button.
    { tellsProblems: true },
  )
