import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { fieldVerbsCreateProcedureFieldMutation } from './__generated__/fieldVerbsCreateProcedureFieldMutation.graphql'
import type { fieldVerbsDeleteProcedureFieldMutation } from './__generated__/fieldVerbsDeleteProcedureFieldMutation.graphql'
import type { fieldVerbsReorderProcedureFieldsMutation } from './__generated__/fieldVerbsReorderProcedureFieldsMutation.graphql'
import type { fieldVerbsUpdateProcedureFieldMutation } from './__generated__/fieldVerbsUpdateProcedureFieldMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment fieldVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
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
        ... on CreateProcedureFieldSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFieldsPage_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...fieldVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdateProcedureField = () =>
  useAction<fieldVerbsUpdateProcedureFieldMutation>(graphql`
    mutation fieldVerbsUpdateProcedureFieldMutation($input: UpdateProcedureFieldInput!) {
      updateProcedureField(input: $input) {
        ... on UpdateProcedureFieldSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFieldsPage_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...fieldVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useDeleteProcedureField = () =>
  useAction<fieldVerbsDeleteProcedureFieldMutation>(graphql`
    mutation fieldVerbsDeleteProcedureFieldMutation($input: DeleteProcedureFieldInput!) {
      deleteProcedureField(input: $input) {
        ... on DeleteProcedureFieldSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFieldsPage_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...fieldVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useReorderProcedureFields = () =>
  useAction<fieldVerbsReorderProcedureFieldsMutation>(graphql`
    mutation fieldVerbsReorderProcedureFieldsMutation($input: ReorderProcedureFieldsInput!) {
      reorderProcedureFields(input: $input) {
        ... on ReorderProcedureFieldsSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFieldsPage_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...fieldVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
