import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useImportUsersMutation } from './__generated__/useImportUsersMutation.graphql'

/** The server gives up an import after 40 s. */
const limitMs = 60_000

/** Imports people, or with a dry run tells what would come of each row (rules 9.11). */
export const useImportUsers = () =>
  useAction<useImportUsersMutation>(
    graphql`
      mutation useImportUsersMutation($input: ImportUsersInput!) {
        importUsers(input: $input) {
          ... on ImportUsersSuccess @alias(as: "success") {
            digest
            counts {
              newPerson
              newRole
              unchanged
              wrong
            }
            rows {
              line
              fullName
              email
              roleName
              outcome
              problems
            }
            ignoredColumns
            problems
            canMail
            invitations {
              fullName
              email
              token
              expiresAt
            }
          }
          ...useAction_refusal @alias(as: "refusal")
        }
      }
    `,
    { limitMs, tellsProblems: true },
  )
