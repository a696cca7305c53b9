import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateProcedureFieldOptionMutation } from './__generated__/useUpdateProcedureFieldOptionMutation.graphql'

/** Changes an option of a field. */
export const useUpdateProcedureFieldOption = () =>
  useAction<useUpdateProcedureFieldOptionMutation>(graphql`
    mutation useUpdateProcedureFieldOptionMutation($input: UpdateProcedureFieldOptionInput!) {
      updateProcedureFieldOption(input: $input) {
        __typename
        ... on UpdateProcedureFieldOptionSuccess {
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
            ... on ProcedureFieldOption @alias(as: "option") {
              ...OptionDialog_option
            }
          }
        }
      }
    }
  `)
