import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useSaveLineMutation } from './__generated__/useSaveLineMutation.graphql'

/** Changes what the form of a line holds; what is left out stays as it is. */
export const useSaveLine = () =>
  useAction<useSaveLineMutation>(graphql`
    mutation useSaveLineMutation($input: SaveLineInput!) {
      saveLine(input: $input) {
        ... on SaveLineSuccess @alias(as: "success") {
          line {
            id
            ...LineView_line
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Line @alias(as: "line") {
              ...LineView_line
            }
          }
        }
      }
    }
  `)
