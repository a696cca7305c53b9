import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreatePurposeMutation } from './__generated__/useCreatePurposeMutation.graphql'

/** Adds a purpose to the catalogue. */
export const useCreatePurpose = () =>
  useAction<useCreatePurposeMutation>(graphql`
    mutation useCreatePurposeMutation($input: CreatePurposeInput!) {
      createPurpose(input: $input) {
        __typename
        ... on CreatePurposeSuccess {
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
            ... on Provider @alias(as: "provider") {
              ...PurposesPage_provider
            }
          }
        }
      }
    }
  `)
