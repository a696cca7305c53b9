import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { lineCheckVerbsClearLineChecksMutation } from './__generated__/lineCheckVerbsClearLineChecksMutation.graphql'
import type { lineCheckVerbsSetLineCheckIntervalMutation } from './__generated__/lineCheckVerbsSetLineCheckIntervalMutation.graphql'
import type { lineCheckVerbsSetLineCheckTimeMutation } from './__generated__/lineCheckVerbsSetLineCheckTimeMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment lineCheckVerbs_success on ProviderChanged {
    provider {
      ...LineChecksPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment lineCheckVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Provider @alias(as: "provider") {
        ...LineChecksPage_provider
      }
    }
  }
`

export const useSetLineCheckInterval = () =>
  useAction<lineCheckVerbsSetLineCheckIntervalMutation>(graphql`
    mutation lineCheckVerbsSetLineCheckIntervalMutation($input: SetLineCheckIntervalInput!) {
      setLineCheckInterval(input: $input) {
        ...lineCheckVerbs_success @alias(as: "success") @relay(mask: false)
        ...lineCheckVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useSetLineCheckTime = () =>
  useAction<lineCheckVerbsSetLineCheckTimeMutation>(graphql`
    mutation lineCheckVerbsSetLineCheckTimeMutation($input: SetLineCheckTimeInput!) {
      setLineCheckTime(input: $input) {
        ...lineCheckVerbs_success @alias(as: "success") @relay(mask: false)
        ...lineCheckVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useClearLineChecks = () =>
  useAction<lineCheckVerbsClearLineChecksMutation>(graphql`
    mutation lineCheckVerbsClearLineChecksMutation($input: ClearLineChecksInput!) {
      clearLineChecks(input: $input) {
        ...lineCheckVerbs_success @alias(as: "success") @relay(mask: false)
        ...lineCheckVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
