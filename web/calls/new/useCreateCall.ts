import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateCallMutation } from './__generated__/useCreateCallMutation.graphql'

export const useCreateCall = () =>
  useAction<useCreateCallMutation>(graphql`
    mutation useCreateCallMutation($input: CreateCallInput!) {
      createCall(input: $input) {
        ... on CreateCallSuccess @alias(as: "success") {
          call {
            databaseId
            purpose {
              name
            }
            room {
              name
            }
            ...useCard_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal
          current {
            ... on Call @alias(as: "call") {
              id
              ...SimilarCalls_call
            }
          }
        }
      }
    }
  `)
