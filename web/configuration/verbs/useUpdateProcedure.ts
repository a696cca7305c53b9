import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateProcedureMutation } from './__generated__/useUpdateProcedureMutation.graphql'

/** Changes a procedure. */
export const useUpdateProcedure = () =>
  useAction<useUpdateProcedureMutation>(graphql`
    mutation useUpdateProcedureMutation($input: UpdateProcedureInput!) {
      updateProcedure(input: $input) {
        __typename
        ... on UpdateProcedureSuccess {
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
