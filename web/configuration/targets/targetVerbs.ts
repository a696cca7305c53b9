import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { targetVerbsCreateWaitingTargetMutation } from './__generated__/targetVerbsCreateWaitingTargetMutation.graphql'
import type { targetVerbsDeleteWaitingTargetMutation } from './__generated__/targetVerbsDeleteWaitingTargetMutation.graphql'
import type { targetVerbsUpdateWaitingTargetMutation } from './__generated__/targetVerbsUpdateWaitingTargetMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment targetVerbs_success on ProviderChanged {
    provider {
      ...TargetsPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment targetVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on WaitingTarget @alias(as: "target") {
        ...TargetDialog_target
      }
    }
  }
`

export const useCreateWaitingTarget = () =>
  useAction<targetVerbsCreateWaitingTargetMutation>(graphql`
    mutation targetVerbsCreateWaitingTargetMutation($input: CreateWaitingTargetInput!) {
      createWaitingTarget(input: $input) {
        ...targetVerbs_success @alias(as: "success") @relay(mask: false)
        ...targetVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateWaitingTarget = () =>
  useAction<targetVerbsUpdateWaitingTargetMutation>(graphql`
    mutation targetVerbsUpdateWaitingTargetMutation($input: UpdateWaitingTargetInput!) {
      updateWaitingTarget(input: $input) {
        ...targetVerbs_success @alias(as: "success") @relay(mask: false)
        ...targetVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteWaitingTarget = () =>
  useAction<targetVerbsDeleteWaitingTargetMutation>(graphql`
    mutation targetVerbsDeleteWaitingTargetMutation($input: DeleteWaitingTargetInput!) {
      deleteWaitingTarget(input: $input) {
        ...targetVerbs_success @alias(as: "success") @relay(mask: false)
        ...targetVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
