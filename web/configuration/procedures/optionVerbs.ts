import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { optionVerbsCreateProcedureFieldOptionMutation } from './__generated__/optionVerbsCreateProcedureFieldOptionMutation.graphql'
import type { optionVerbsDeleteProcedureFieldOptionMutation } from './__generated__/optionVerbsDeleteProcedureFieldOptionMutation.graphql'
import type { optionVerbsReorderProcedureFieldOptionsMutation } from './__generated__/optionVerbsReorderProcedureFieldOptionsMutation.graphql'
import type { optionVerbsUpdateProcedureFieldOptionMutation } from './__generated__/optionVerbsUpdateProcedureFieldOptionMutation.graphql'

/** A success, with the options as they are now. */
void graphql`
  fragment optionVerbs_success on ProcedureFieldChanged {
    field {
      ...FieldOptionsPage_field
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment optionVerbs_refusal on Refusal {
    ...useAction_refusal
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
        ...optionVerbs_success @alias(as: "success") @relay(mask: false)
        ...optionVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateProcedureFieldOption = () =>
  useAction<optionVerbsUpdateProcedureFieldOptionMutation>(graphql`
    mutation optionVerbsUpdateProcedureFieldOptionMutation($input: UpdateProcedureFieldOptionInput!) {
      updateProcedureFieldOption(input: $input) {
        ...optionVerbs_success @alias(as: "success") @relay(mask: false)
        ...optionVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteProcedureFieldOption = () =>
  useAction<optionVerbsDeleteProcedureFieldOptionMutation>(graphql`
    mutation optionVerbsDeleteProcedureFieldOptionMutation($input: DeleteProcedureFieldOptionInput!) {
      deleteProcedureFieldOption(input: $input) {
        ...optionVerbs_success @alias(as: "success") @relay(mask: false)
        ...optionVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReorderProcedureFieldOptions = () =>
  useAction<optionVerbsReorderProcedureFieldOptionsMutation>(graphql`
    mutation optionVerbsReorderProcedureFieldOptionsMutation($input: ReorderProcedureFieldOptionsInput!) {
      reorderProcedureFieldOptions(input: $input) {
        ...optionVerbs_success @alias(as: "success") @relay(mask: false)
        ...optionVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
