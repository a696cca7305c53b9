import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCloseLineMutation } from './__generated__/useCloseLineMutation.graphql'

/** Closes a line: nothing further is scheduled for it. */
export const useCloseLine = () =>
  useAction<useCloseLineMutation>(graphql`
    mutation useCloseLineMutation($input: CloseLineInput!) {
      closeLine(input: $input) {
        __typename
        ... on CloseLineSuccess {
          line {
            ...LineView_line
          }
          cancelled
        }
        ... on Refusal {
          code
          message
          current {
            ... on Line @alias(as: "line") {
              ...LineView_line
            }
          }
        }
      }
    }
  `)
