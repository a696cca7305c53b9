import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateProcedureFieldMutation } from './__generated__/useUpdateProcedureFieldMutation.graphql'

/** Changes a field of a procedure. */
export const useUpdateProcedureField = () =>
  useAction<useUpdateProcedureFieldMutation>(graphql`
    mutation useUpdateProcedureFieldMutation($input: UpdateProcedureFieldInput!) {
      updateProcedureField(input: $input) {
        __typename
        ... on UpdateProcedureFieldSuccess {
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
