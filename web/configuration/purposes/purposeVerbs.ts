import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { purposeVerbsCreatePurposeMutation } from './__generated__/purposeVerbsCreatePurposeMutation.graphql'
import type { purposeVerbsDeletePurposeMutation } from './__generated__/purposeVerbsDeletePurposeMutation.graphql'
import type { purposeVerbsReorderPurposesMutation } from './__generated__/purposeVerbsReorderPurposesMutation.graphql'
import type { purposeVerbsUpdatePurposeMutation } from './__generated__/purposeVerbsUpdatePurposeMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment purposeVerbs_success on ProviderChanged {
    provider {
      ...PurposesPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment purposeVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Provider @alias(as: "provider") {
        ...PurposesPage_provider
      }
      ... on Purpose @alias(as: "purpose") {
        ...PurposeDialog_purpose
      }
    }
  }
`

export const useCreatePurpose = () =>
  useAction<purposeVerbsCreatePurposeMutation>(graphql`
    mutation purposeVerbsCreatePurposeMutation($input: CreatePurposeInput!) {
      createPurpose(input: $input) {
        ...purposeVerbs_success @alias(as: "success") @relay(mask: false)
        ...purposeVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdatePurpose = () =>
  useAction<purposeVerbsUpdatePurposeMutation>(graphql`
    mutation purposeVerbsUpdatePurposeMutation($input: UpdatePurposeInput!) {
      updatePurpose(input: $input) {
        ...purposeVerbs_success @alias(as: "success") @relay(mask: false)
        ...purposeVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeletePurpose = () =>
  useAction<purposeVerbsDeletePurposeMutation>(graphql`
    mutation purposeVerbsDeletePurposeMutation($input: DeletePurposeInput!) {
      deletePurpose(input: $input) {
        ...purposeVerbs_success @alias(as: "success") @relay(mask: false)
        ...purposeVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReorderPurposes = () =>
  useAction<purposeVerbsReorderPurposesMutation>(graphql`
    mutation purposeVerbsReorderPurposesMutation($input: ReorderPurposesInput!) {
      reorderPurposes(input: $input) {
        ...purposeVerbs_success @alias(as: "success") @relay(mask: false)
        ...purposeVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
