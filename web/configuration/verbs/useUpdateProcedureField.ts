import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateProcedureFieldMutation } from './__generated__/useUpdateProcedureFieldMutation.graphql'

/** Changes a field of a procedure. */
export const useUpdateProcedureField = () =>
  useAction<useUpdateProcedureFieldMutation>(graphql`
    mutation useUpdateProcedureFieldMutation($input: UpdateProcedureFieldInput!) {
      updateProcedureField(input: $input) {
        ... on UpdateProcedureFieldSuccess @alias(as: "success") {
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
