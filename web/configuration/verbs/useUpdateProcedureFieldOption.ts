import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateProcedureFieldOptionMutation } from './__generated__/useUpdateProcedureFieldOptionMutation.graphql'

/** Changes an option of a field. */
export const useUpdateProcedureFieldOption = () =>
  useAction<useUpdateProcedureFieldOptionMutation>(graphql`
    mutation useUpdateProcedureFieldOptionMutation($input: UpdateProcedureFieldOptionInput!) {
      updateProcedureFieldOption(input: $input) {
        ... on UpdateProcedureFieldOptionSuccess @alias(as: "success") {
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
