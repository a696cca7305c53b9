import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useCloseLineMutation } from './__generated__/useCloseLineMutation.graphql'

/** Closes a line and cancels its scheduled follow-ups. */
export const useCloseLine = () =>
  useAction<useCloseLineMutation>(graphql`
    mutation useCloseLineMutation($input: CloseLineInput!) {
      closeLine(input: $input) {
        ... on CloseLineSuccess @alias(as: "success") {
          line {
            ...LineView_line
          }
          cancelled
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
