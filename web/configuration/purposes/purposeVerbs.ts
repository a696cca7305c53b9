import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { purposeVerbsCreatePurposeMutation } from './__generated__/purposeVerbsCreatePurposeMutation.graphql'
import type { purposeVerbsDeletePurposeMutation } from './__generated__/purposeVerbsDeletePurposeMutation.graphql'
import type { purposeVerbsReorderPurposesMutation } from './__generated__/purposeVerbsReorderPurposesMutation.graphql'
import type { purposeVerbsUpdatePurposeMutation } from './__generated__/purposeVerbsUpdatePurposeMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment purposeVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
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
        ... on CreatePurposeSuccess @alias(as: "success") {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...purposeVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdatePurpose = () =>
  useAction<purposeVerbsUpdatePurposeMutation>(graphql`
    mutation purposeVerbsUpdatePurposeMutation($input: UpdatePurposeInput!) {
      updatePurpose(input: $input) {
        ... on UpdatePurposeSuccess @alias(as: "success") {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...purposeVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useDeletePurpose = () =>
  useAction<purposeVerbsDeletePurposeMutation>(graphql`
    mutation purposeVerbsDeletePurposeMutation($input: DeletePurposeInput!) {
      deletePurpose(input: $input) {
        ... on DeletePurposeSuccess @alias(as: "success") {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...purposeVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useReorderPurposes = () =>
  useAction<purposeVerbsReorderPurposesMutation>(graphql`
    mutation purposeVerbsReorderPurposesMutation($input: ReorderPurposesInput!) {
      reorderPurposes(input: $input) {
        ... on ReorderPurposesSuccess @alias(as: "success") {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...purposeVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
