import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { viewVerbsCreateMutation } from './__generated__/viewVerbsCreateMutation.graphql'
import type { viewVerbsDeleteMutation } from './__generated__/viewVerbsDeleteMutation.graphql'
import type { viewVerbsUpdateMutation } from './__generated__/viewVerbsUpdateMutation.graphql'

/** A success, with the views as they are now. */
void graphql`
  fragment viewVerbs_success on ProviderChanged {
    provider {
      ...useViews_provider @arguments(list: $list)
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment viewVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on SavedView @alias(as: "view") {
        ...ViewDialog_view
      }
    }
  }
`

export const useCreateSavedView = () =>
  useAction<viewVerbsCreateMutation>(graphql`
    mutation viewVerbsCreateMutation($input: CreateSavedViewInput!, $list: SavedViewList!) {
      createSavedView(input: $input) {
        ...viewVerbs_success @alias(as: "success") @relay(mask: false)
        ...viewVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateSavedView = () =>
  useAction<viewVerbsUpdateMutation>(graphql`
    mutation viewVerbsUpdateMutation($input: UpdateSavedViewInput!, $list: SavedViewList!) {
      updateSavedView(input: $input) {
        ...viewVerbs_success @alias(as: "success") @relay(mask: false)
        ...viewVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteSavedView = () =>
  useAction<viewVerbsDeleteMutation>(graphql`
    mutation viewVerbsDeleteMutation($input: DeleteSavedViewInput!, $list: SavedViewList!) {
      deleteSavedView(input: $input) {
        ...viewVerbs_success @alias(as: "success") @relay(mask: false)
        ...viewVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
