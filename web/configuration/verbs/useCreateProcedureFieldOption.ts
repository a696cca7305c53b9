import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateProcedureFieldOptionMutation } from './__generated__/useCreateProcedureFieldOptionMutation.graphql'

/** Adds an option to a field. */
export const useCreateProcedureFieldOption = () =>
  useAction<useCreateProcedureFieldOptionMutation>(graphql`
    mutation useCreateProcedureFieldOptionMutation($input: CreateProcedureFieldOptionInput!) {
      createProcedureFieldOption(input: $input) {
        __typename
        ... on CreateProcedureFieldOptionSuccess {
          field {
            ...FieldOptions_field
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
              ...FieldOptions_field
            }
          }
        }
      }
    }
  `)
