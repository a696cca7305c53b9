import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useDeletePurposeMutation } from './__generated__/useDeletePurposeMutation.graphql'

/** Takes a purpose out of new choices. */
export const useDeletePurpose = () =>
  useAction<useDeletePurposeMutation>(graphql`
    mutation useDeletePurposeMutation($input: DeletePurposeInput!) {
      deletePurpose(input: $input) {
        ... on DeletePurposeSuccess @alias(as: "success") {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Purpose @alias(as: "purpose") {
              ...PurposeDialog_purpose
            }
          }
        }
      }
    }
  `)
