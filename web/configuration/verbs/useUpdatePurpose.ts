import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdatePurposeMutation } from './__generated__/useUpdatePurposeMutation.graphql'

/** Changes a purpose. */
export const useUpdatePurpose = () =>
  useAction<useUpdatePurposeMutation>(graphql`
    mutation useUpdatePurposeMutation($input: UpdatePurposeInput!) {
      updatePurpose(input: $input) {
        __typename
        ... on UpdatePurposeSuccess {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
          current {
            ... on Purpose @alias(as: "purpose") {
              ...PurposeDialog_purpose
            }
          }
        }
      }
    }
  `)
