import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useCreateLineCallMutation } from './__generated__/useCreateLineCallMutation.graphql'

/** Creates a call about a line. `connections`: the lists of the line's calls to add it to. */
export const useCreateLineCall = () =>
  useAction<useCreateLineCallMutation>(graphql`
    mutation useCreateLineCallMutation($input: CreateLineCallInput!, $connections: [ID!]!) {
      createLineCall(input: $input) {
        ... on CreateLineCallSuccess @alias(as: "success") {
          call @prependNode(connections: $connections, edgeTypeName: "LineCallEdge") {
            id
            databaseId
            purpose {
              name
            }
            room {
              name
            }
            ...LineCall_call
          }
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
