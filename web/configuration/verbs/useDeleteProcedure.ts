import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteProcedureMutation } from './__generated__/useDeleteProcedureMutation.graphql'

/** Takes a procedure out of new records. */
export const useDeleteProcedure = () =>
  useAction<useDeleteProcedureMutation>(graphql`
    mutation useDeleteProcedureMutation($input: DeleteProcedureInput!) {
      deleteProcedure(input: $input) {
        ... on DeleteProcedureSuccess @alias(as: "success") {
          provider {
            ...ProceduresPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureDialog_procedure
            }
          }
        }
      }
    }
  `)
