import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderProcedureFieldsMutation } from './__generated__/useReorderProcedureFieldsMutation.graphql'

/** Puts the fields of a procedure in order. */
export const useReorderProcedureFields = () =>
  useAction<useReorderProcedureFieldsMutation>(graphql`
    mutation useReorderProcedureFieldsMutation($input: ReorderProcedureFieldsInput!) {
      reorderProcedureFields(input: $input) {
        ... on ReorderProcedureFieldsSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFields_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureFields_procedure
            }
          }
        }
      }
    }
  `)
