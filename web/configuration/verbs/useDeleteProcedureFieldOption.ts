import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeleteProcedureFieldOptionMutation } from './__generated__/useDeleteProcedureFieldOptionMutation.graphql'

/** Takes an option out of new records. */
export const useDeleteProcedureFieldOption = () =>
  useAction<useDeleteProcedureFieldOptionMutation>(graphql`
    mutation useDeleteProcedureFieldOptionMutation($input: DeleteProcedureFieldOptionInput!) {
      deleteProcedureFieldOption(input: $input) {
        ... on DeleteProcedureFieldOptionSuccess @alias(as: "success") {
          field {
            ...FieldOptions_field
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on ProcedureFieldOption @alias(as: "option") {
              ...OptionDialog_option
            }
          }
        }
      }
    }
  `)
