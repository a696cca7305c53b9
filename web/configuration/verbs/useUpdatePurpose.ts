import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdatePurposeMutation } from './__generated__/useUpdatePurposeMutation.graphql'

/** Changes a purpose. */
export const useUpdatePurpose = () =>
  useAction<useUpdatePurposeMutation>(graphql`
    mutation useUpdatePurposeMutation($input: UpdatePurposeInput!) {
      updatePurpose(input: $input) {
        ... on UpdatePurposeSuccess @alias(as: "success") {
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
