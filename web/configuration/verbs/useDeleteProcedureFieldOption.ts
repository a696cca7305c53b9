import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteProcedureFieldOptionMutation } from './__generated__/useDeleteProcedureFieldOptionMutation.graphql'

/** Takes an option out of new records. */
export const useDeleteProcedureFieldOption = () =>
  useAction<useDeleteProcedureFieldOptionMutation>(graphql`
    mutation useDeleteProcedureFieldOptionMutation($input: DeleteProcedureFieldOptionInput!) {
      deleteProcedureFieldOption(input: $input) {
        __typename
        ... on DeleteProcedureFieldOptionSuccess {
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
