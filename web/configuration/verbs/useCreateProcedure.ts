import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateProcedureMutation } from './__generated__/useCreateProcedureMutation.graphql'

/** Adds a procedure to the catalogue. */
export const useCreateProcedure = () =>
  useAction<useCreateProcedureMutation>(graphql`
    mutation useCreateProcedureMutation($input: CreateProcedureInput!) {
      createProcedure(input: $input) {
        __typename
        ... on CreateProcedureSuccess {
          provider {
            ...ProceduresPage_provider
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
            ... on Provider @alias(as: "provider") {
              ...ProceduresPage_provider
            }
          }
        }
      }
    }
  `)
