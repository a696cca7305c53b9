import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { procedureVerbsCreateProcedureMutation } from './__generated__/procedureVerbsCreateProcedureMutation.graphql'
import type { procedureVerbsDeleteProcedureMutation } from './__generated__/procedureVerbsDeleteProcedureMutation.graphql'
import type { procedureVerbsSaveCentralTypesMutation } from './__generated__/procedureVerbsSaveCentralTypesMutation.graphql'
import type { procedureVerbsReorderProceduresMutation } from './__generated__/procedureVerbsReorderProceduresMutation.graphql'
import type { procedureVerbsUndeleteProcedureMutation } from './__generated__/procedureVerbsUndeleteProcedureMutation.graphql'
import type { procedureVerbsUpdateProcedureMutation } from './__generated__/procedureVerbsUpdateProcedureMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment procedureVerbs_success on ProviderChanged {
    provider {
      ...ProceduresPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment procedureVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Provider @alias(as: "provider") {
        ...ProceduresPage_provider
      }
      ... on Procedure @alias(as: "procedure") {
        ...ProcedureDialog_procedure
      }
    }
  }
`

export const useCreateProcedure = () =>
  useAction<procedureVerbsCreateProcedureMutation>(graphql`
    mutation procedureVerbsCreateProcedureMutation($input: CreateProcedureInput!) {
      createProcedure(input: $input) {
        ...procedureVerbs_success @alias(as: "success") @relay(mask: false)
        ...procedureVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateProcedure = () =>
  useAction<procedureVerbsUpdateProcedureMutation>(graphql`
    mutation procedureVerbsUpdateProcedureMutation($input: UpdateProcedureInput!) {
      updateProcedure(input: $input) {
        ...procedureVerbs_success @alias(as: "success") @relay(mask: false)
        ...procedureVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteProcedure = () =>
  useAction<procedureVerbsDeleteProcedureMutation>(graphql`
    mutation procedureVerbsDeleteProcedureMutation($input: DeleteProcedureInput!) {
      deleteProcedure(input: $input) {
        ...procedureVerbs_success @alias(as: "success") @relay(mask: false)
        ...procedureVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUndeleteProcedure = () =>
  useAction<procedureVerbsUndeleteProcedureMutation>(graphql`
    mutation procedureVerbsUndeleteProcedureMutation($input: UndeleteProcedureInput!) {
      undeleteProcedure(input: $input) {
        ...procedureVerbs_success @alias(as: "success") @relay(mask: false)
        ...procedureVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReorderProcedures = () =>
  useAction<procedureVerbsReorderProceduresMutation>(graphql`
    mutation procedureVerbsReorderProceduresMutation($input: ReorderProceduresInput!) {
      reorderProcedures(input: $input) {
        ...procedureVerbs_success @alias(as: "success") @relay(mask: false)
        ...procedureVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useSaveCentralTypes = () =>
  useAction<procedureVerbsSaveCentralTypesMutation>(graphql`
    mutation procedureVerbsSaveCentralTypesMutation($input: SaveCentralTypesInput!) {
      saveCentralTypes(input: $input) {
        ...procedureVerbs_success @alias(as: "success") @relay(mask: false)
        ...procedureVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
