import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderPurposesMutation } from './__generated__/useReorderPurposesMutation.graphql'

/** Puts the purposes in order. */
export const useReorderPurposes = () =>
  useAction<useReorderPurposesMutation>(graphql`
    mutation useReorderPurposesMutation($input: ReorderPurposesInput!) {
      reorderPurposes(input: $input) {
        ... on ReorderPurposesSuccess @alias(as: "success") {
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
