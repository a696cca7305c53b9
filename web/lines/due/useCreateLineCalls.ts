import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateLineCallsMutation } from './__generated__/useCreateLineCallsMutation.graphql'

/** Calls for several lines at once; tells of each what became of it. */
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
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)
