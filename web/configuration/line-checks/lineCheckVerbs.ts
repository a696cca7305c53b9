import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { lineCheckVerbsClearLineChecksMutation } from './__generated__/lineCheckVerbsClearLineChecksMutation.graphql'
import type { lineCheckVerbsSetLineCheckIntervalMutation } from './__generated__/lineCheckVerbsSetLineCheckIntervalMutation.graphql'
import type { lineCheckVerbsSetLineCheckTimeMutation } from './__generated__/lineCheckVerbsSetLineCheckTimeMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment lineCheckVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
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
        ... on SetLineCheckIntervalSuccess @alias(as: "success") {
          provider {
            ...LineChecksPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...lineCheckVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useSetLineCheckTime = () =>
  useAction<lineCheckVerbsSetLineCheckTimeMutation>(graphql`
    mutation lineCheckVerbsSetLineCheckTimeMutation($input: SetLineCheckTimeInput!) {
      setLineCheckTime(input: $input) {
        ... on SetLineCheckTimeSuccess @alias(as: "success") {
          provider {
            ...LineChecksPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...lineCheckVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useClearLineChecks = () =>
  useAction<lineCheckVerbsClearLineChecksMutation>(graphql`
    mutation lineCheckVerbsClearLineChecksMutation($input: ClearLineChecksInput!) {
      clearLineChecks(input: $input) {
        ... on ClearLineChecksSuccess @alias(as: "success") {
          provider {
            ...LineChecksPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...lineCheckVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
