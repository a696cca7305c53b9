import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { fieldVerbsCreateProcedureFieldMutation } from './__generated__/fieldVerbsCreateProcedureFieldMutation.graphql'
import type { fieldVerbsDeleteProcedureFieldMutation } from './__generated__/fieldVerbsDeleteProcedureFieldMutation.graphql'
import type { fieldVerbsReorderProcedureFieldsMutation } from './__generated__/fieldVerbsReorderProcedureFieldsMutation.graphql'
import type { fieldVerbsUpdateProcedureFieldMutation } from './__generated__/fieldVerbsUpdateProcedureFieldMutation.graphql'

/** A success, with the fields as they are now. */
void graphql`
  fragment fieldVerbs_success on ProcedureChanged {
    procedure {
      ...ProcedureFieldsPage_procedure
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment fieldVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Procedure @alias(as: "procedure") {
        ...ProcedureFieldsPage_procedure
      }
      ... on ProcedureField @alias(as: "field") {
        ...FieldDialog_field
      }
    }
  }
`

export const useCreateProcedureField = () =>
  useAction<fieldVerbsCreateProcedureFieldMutation>(graphql`
    mutation fieldVerbsCreateProcedureFieldMutation($input: CreateProcedureFieldInput!) {
      createProcedureField(input: $input) {
        ...fieldVerbs_success @alias(as: "success") @relay(mask: false)
        ...fieldVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateProcedureField = () =>
  useAction<fieldVerbsUpdateProcedureFieldMutation>(graphql`
    mutation fieldVerbsUpdateProcedureFieldMutation($input: UpdateProcedureFieldInput!) {
      updateProcedureField(input: $input) {
        ...fieldVerbs_success @alias(as: "success") @relay(mask: false)
        ...fieldVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteProcedureField = () =>
  useAction<fieldVerbsDeleteProcedureFieldMutation>(graphql`
    mutation fieldVerbsDeleteProcedureFieldMutation($input: DeleteProcedureFieldInput!) {
      deleteProcedureField(input: $input) {
        ...fieldVerbs_success @alias(as: "success") @relay(mask: false)
        ...fieldVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReorderProcedureFields = () =>
  useAction<fieldVerbsReorderProcedureFieldsMutation>(graphql`
    mutation fieldVerbsReorderProcedureFieldsMutation($input: ReorderProcedureFieldsInput!) {
      reorderProcedureFields(input: $input) {
        ...fieldVerbs_success @alias(as: "success") @relay(mask: false)
        ...fieldVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
