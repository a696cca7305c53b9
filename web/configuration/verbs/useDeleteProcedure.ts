import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteProcedureMutation } from './__generated__/useDeleteProcedureMutation.graphql'

/** Takes a procedure out of new records. */
export const useDeleteProcedure = () =>
  useAction<useDeleteProcedureMutation>(graphql`
    mutation useDeleteProcedureMutation($input: DeleteProcedureInput!) {
      deleteProcedure(input: $input) {
        __typename
        ... on DeleteProcedureSuccess {
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
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureDialog_procedure
            }
          }
        }
      }
    }
  `)
