import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { targetVerbsCreateWaitingTargetMutation } from './__generated__/targetVerbsCreateWaitingTargetMutation.graphql'
import type { targetVerbsDeleteWaitingTargetMutation } from './__generated__/targetVerbsDeleteWaitingTargetMutation.graphql'
import type { targetVerbsUpdateWaitingTargetMutation } from './__generated__/targetVerbsUpdateWaitingTargetMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment targetVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
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
        ... on CreateWaitingTargetSuccess @alias(as: "success") {
          provider {
            ...TargetsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...targetVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdateWaitingTarget = () =>
  useAction<targetVerbsUpdateWaitingTargetMutation>(graphql`
    mutation targetVerbsUpdateWaitingTargetMutation($input: UpdateWaitingTargetInput!) {
      updateWaitingTarget(input: $input) {
        ... on UpdateWaitingTargetSuccess @alias(as: "success") {
          provider {
            ...TargetsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...targetVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useDeleteWaitingTarget = () =>
  useAction<targetVerbsDeleteWaitingTargetMutation>(graphql`
    mutation targetVerbsDeleteWaitingTargetMutation($input: DeleteWaitingTargetInput!) {
      deleteWaitingTarget(input: $input) {
        ... on DeleteWaitingTargetSuccess @alias(as: "success") {
          provider {
            ...TargetsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...targetVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
