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
              ...CallCard_call
              ...CallView_call
            }
          }
          ... on Refusal @alias(as: "refusal") {
            ...useAction_refusal @relay(mask: false)
            current {
              ... on Call @alias(as: "call") {
                ...CallCard_call
                ...CallView_call
              }
            }
          }
        }
      }
    `,
    // Nobody asked for it: the call shows that it has nobody, and offers the button.
    { tellsProblems: true },
  )
