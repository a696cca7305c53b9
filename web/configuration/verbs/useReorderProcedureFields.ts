import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderProcedureFieldsMutation } from './__generated__/useReorderProcedureFieldsMutation.graphql'

/** Puts the fields of a procedure in order. */
export const useReorderProcedureFields = () =>
  useAction<useReorderProcedureFieldsMutation>(graphql`
    mutation useReorderProcedureFieldsMutation($input: ReorderProcedureFieldsInput!) {
      reorderProcedureFields(input: $input) {
        __typename
        ... on ReorderProcedureFieldsSuccess {
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
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureFields_procedure
            }
          }
        }
      }
    }
  `)
