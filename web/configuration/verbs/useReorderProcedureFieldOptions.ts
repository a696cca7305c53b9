import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderProcedureFieldOptionsMutation } from './__generated__/useReorderProcedureFieldOptionsMutation.graphql'

/** Puts the options of a field in order. */
export const useReorderProcedureFieldOptions = () =>
  useAction<useReorderProcedureFieldOptionsMutation>(graphql`
    mutation useReorderProcedureFieldOptionsMutation($input: ReorderProcedureFieldOptionsInput!) {
      reorderProcedureFieldOptions(input: $input) {
        ... on ReorderProcedureFieldOptionsSuccess @alias(as: "success") {
          field {
            ...FieldOptions_field
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on ProcedureField @alias(as: "field") {
              ...FieldOptions_field
            }
          }
        }
      }
    }
  `)
