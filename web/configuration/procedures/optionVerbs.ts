import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { optionVerbsCreateProcedureFieldOptionMutation } from './__generated__/optionVerbsCreateProcedureFieldOptionMutation.graphql'
import type { optionVerbsDeleteProcedureFieldOptionMutation } from './__generated__/optionVerbsDeleteProcedureFieldOptionMutation.graphql'
import type { optionVerbsReorderProcedureFieldOptionsMutation } from './__generated__/optionVerbsReorderProcedureFieldOptionsMutation.graphql'
import type { optionVerbsUpdateProcedureFieldOptionMutation } from './__generated__/optionVerbsUpdateProcedureFieldOptionMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment optionVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on ProcedureField @alias(as: "field") {
        ...FieldOptionsPage_field
      }
      ... on ProcedureFieldOption @alias(as: "option") {
        ...OptionDialog_option
      }
    }
  }
`

export const useCreateProcedureFieldOption = () =>
  useAction<optionVerbsCreateProcedureFieldOptionMutation>(graphql`
    mutation optionVerbsCreateProcedureFieldOptionMutation($input: CreateProcedureFieldOptionInput!) {
      createProcedureFieldOption(input: $input) {
        ... on CreateProcedureFieldOptionSuccess @alias(as: "success") {
          field {
            ...FieldOptionsPage_field
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...optionVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdateProcedureFieldOption = () =>
  useAction<optionVerbsUpdateProcedureFieldOptionMutation>(graphql`
    mutation optionVerbsUpdateProcedureFieldOptionMutation($input: UpdateProcedureFieldOptionInput!) {
      updateProcedureFieldOption(input: $input) {
        ... on UpdateProcedureFieldOptionSuccess @alias(as: "success") {
          field {
            ...FieldOptionsPage_field
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...optionVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useDeleteProcedureFieldOption = () =>
  useAction<optionVerbsDeleteProcedureFieldOptionMutation>(graphql`
    mutation optionVerbsDeleteProcedureFieldOptionMutation($input: DeleteProcedureFieldOptionInput!) {
      deleteProcedureFieldOption(input: $input) {
        ... on DeleteProcedureFieldOptionSuccess @alias(as: "success") {
          field {
            ...FieldOptionsPage_field
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...optionVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useReorderProcedureFieldOptions = () =>
  useAction<optionVerbsReorderProcedureFieldOptionsMutation>(graphql`
    mutation optionVerbsReorderProcedureFieldOptionsMutation($input: ReorderProcedureFieldOptionsInput!) {
      reorderProcedureFieldOptions(input: $input) {
        ... on ReorderProcedureFieldOptionsSuccess @alias(as: "success") {
          field {
            ...FieldOptionsPage_field
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...optionVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
