import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteProcedureFieldMutation } from './__generated__/useDeleteProcedureFieldMutation.graphql'

/** Takes a field out of new records. */
export const useDeleteProcedureField = () =>
  useAction<useDeleteProcedureFieldMutation>(graphql`
    mutation useDeleteProcedureFieldMutation($input: DeleteProcedureFieldInput!) {
      deleteProcedureField(input: $input) {
        ... on DeleteProcedureFieldSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFields_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on ProcedureField @alias(as: "field") {
              ...FieldDialog_field
            }
          }
        }
      }
    }
  `)
