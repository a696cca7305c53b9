import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useAddCallLineMutation } from './__generated__/useAddCallLineMutation.graphql'

/** Links the call to a line. */
export const useAddCallLine = () =>
  useAction<useAddCallLineMutation>(graphql`
    mutation useAddCallLineMutation($input: AddCallLineInput!) {
      addCallLine(input: $input) {
        ... on AddCallLineSuccess @alias(as: "success") {
          call {
            ...CallView_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusedEntries @relay(mask: false)
        }
      }
    }
  `)
