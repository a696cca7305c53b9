import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateProcedureFieldOptionMutation } from './__generated__/useCreateProcedureFieldOptionMutation.graphql'

/** Adds an option to a field. */
export const useCreateProcedureFieldOption = () =>
  useAction<useCreateProcedureFieldOptionMutation>(graphql`
    mutation useCreateProcedureFieldOptionMutation($input: CreateProcedureFieldOptionInput!) {
      createProcedureFieldOption(input: $input) {
        ... on CreateProcedureFieldOptionSuccess @alias(as: "success") {
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
