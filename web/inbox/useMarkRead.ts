import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { useMarkReadMutation } from './__generated__/useMarkReadMutation.graphql'

/** Marks messages as read: those with these ids, or all. */
export const useMarkRead = () =>
  useAction<useMarkReadMutation>(
    graphql`
      mutation useMarkReadMutation($input: MarkMessagesReadInput!) {
        markMessagesRead(input: $input) {
          ... on MarkMessagesReadSuccess @alias(as: "success") {
            inbox {
              id
              unread
              messages(first: 300) {
                id
                readAt
              }
            }
          }
          ...useAction_refusal @alias(as: "refusal")
        }
      }
    `,
    // Nobody waits for it: a message that stays unread is marked the next time.
    { tellsProblems: true },
  )
