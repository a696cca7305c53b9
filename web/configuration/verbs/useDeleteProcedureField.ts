import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteProcedureFieldMutation } from './__generated__/useDeleteProcedureFieldMutation.graphql'

/** Takes a field out of new records. */
export const useDeleteProcedureField = () =>
  useAction<useDeleteProcedureFieldMutation>(graphql`
    mutation useDeleteProcedureFieldMutation($input: DeleteProcedureFieldInput!) {
      deleteProcedureField(input: $input) {
        __typename
        ... on DeleteProcedureFieldSuccess {
          procedure {
            ...ProcedureFields_procedure
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
            ... on ProcedureField @alias(as: "field") {
              ...FieldDialog_field
            }
          }
        }
      }
    }
  `)
