import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateLineCallsMutation } from './__generated__/useCreateLineCallsMutation.graphql'

/** Creates calls for several lines at once, with an outcome for each. */
export const useCreateLineCalls = () =>
  useAction<useCreateLineCallsMutation>(graphql`
    mutation useCreateLineCallsMutation($input: CreateLineCallsInput!) {
      createLineCalls(input: $input) {
        ... on CreateLineCallsSuccess @alias(as: "success") {
          calls {
            outcome
            line {
              ...DueRow_line
            }
            call {
              databaseId
            }
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
