import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { viewVerbsCreateMutation } from './__generated__/viewVerbsCreateMutation.graphql'
import type { viewVerbsDeleteMutation } from './__generated__/viewVerbsDeleteMutation.graphql'
import type { viewVerbsUpdateMutation } from './__generated__/viewVerbsUpdateMutation.graphql'

export const useCreateSavedView = () =>
  useAction<viewVerbsCreateMutation>(graphql`
    mutation viewVerbsCreateMutation($input: CreateSavedViewInput!, $list: SavedViewList!) {
      createSavedView(input: $input) {
        ... on CreateSavedViewSuccess @alias(as: "success") {
          provider {
            ...useViews_provider @arguments(list: $list)
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdateSavedView = () =>
  useAction<viewVerbsUpdateMutation>(graphql`
    mutation viewVerbsUpdateMutation($input: UpdateSavedViewInput!, $list: SavedViewList!) {
      updateSavedView(input: $input) {
        ... on UpdateSavedViewSuccess @alias(as: "success") {
          provider {
            ...useViews_provider @arguments(list: $list)
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on SavedView @alias(as: "view") {
              ...ViewDialog_view
            }
          }
        }
      }
    }
  `)

export const useDeleteSavedView = () =>
  useAction<viewVerbsDeleteMutation>(graphql`
    mutation viewVerbsDeleteMutation($input: DeleteSavedViewInput!, $list: SavedViewList!) {
      deleteSavedView(input: $input) {
        ... on DeleteSavedViewSuccess @alias(as: "success") {
          provider {
            ...useViews_provider @arguments(list: $list)
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on SavedView @alias(as: "view") {
              ...ViewDialog_view
            }
          }
        }
      }
    }
  `)
