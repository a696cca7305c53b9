import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useReopenLineMutation } from './__generated__/useReopenLineMutation.graphql'

export const useReopenLine = () =>
  useAction<useReopenLineMutation>(graphql`
    mutation useReopenLineMutation($input: ReopenLineInput!) {
      reopenLine(input: $input) {
        ... on ReopenLineSuccess @alias(as: "success") {
          line {
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
