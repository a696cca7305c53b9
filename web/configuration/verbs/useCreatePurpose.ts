import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreatePurposeMutation } from './__generated__/useCreatePurposeMutation.graphql'

/** Adds a purpose to the catalogue. */
export const useCreatePurpose = () =>
  useAction<useCreatePurposeMutation>(graphql`
    mutation useCreatePurposeMutation($input: CreatePurposeInput!) {
      createPurpose(input: $input) {
        ... on CreatePurposeSuccess @alias(as: "success") {
          provider {
            ...PurposesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Provider @alias(as: "provider") {
              ...PurposesPage_provider
            }
          }
        }
      }
    }
  `)
