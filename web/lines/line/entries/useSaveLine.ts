import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useSaveLineMutation } from './__generated__/useSaveLineMutation.graphql'

/** Saves the given fields of a line. Other fields stay. */
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
