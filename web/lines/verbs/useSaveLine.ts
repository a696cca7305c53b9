import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useSaveLineMutation } from './__generated__/useSaveLineMutation.graphql'

/** Changes what the form of a line holds; what is left out stays as it is. */
export const useSaveLine = () =>
  useAction<useSaveLineMutation>(graphql`
    mutation useSaveLineMutation($input: SaveLineInput!) {
      saveLine(input: $input) {
        __typename
        ... on SaveLineSuccess {
          line {
            id
            ...LineView_line
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
            ... on Line @alias(as: "line") {
              ...LineView_line
            }
          }
        }
      }
    }
  `)
