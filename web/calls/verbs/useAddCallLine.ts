import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useAddCallLineMutation } from './__generated__/useAddCallLineMutation.graphql'

/** Says which line the call is about. */
export const useAddCallLine = () =>
  useAction<useAddCallLineMutation>(graphql`
    mutation useAddCallLineMutation($input: AddCallLineInput!) {
      addCallLine(input: $input) {
        __typename
        ... on AddCallLineSuccess {
          call {
            ...CallCard_call
            ...CallView_call
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
          current {
            ... on Call @alias(as: "call") {
              ...CallCard_call
              ...CallView_call
            }
          }
        }
      }
    }
  `)
