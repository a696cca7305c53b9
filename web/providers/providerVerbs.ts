import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { providerVerbsAddProviderAccessMutation } from './__generated__/providerVerbsAddProviderAccessMutation.graphql'
import type { providerVerbsCreateProviderMutation } from './__generated__/providerVerbsCreateProviderMutation.graphql'
import type { providerVerbsUpdateProviderMutation } from './__generated__/providerVerbsUpdateProviderMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment providerVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on ManagedProvider @alias(as: "provider") {
        ...ProviderForm_provider
      }
    }
  }
`

export const useCreateProvider = () =>
  useAction<providerVerbsCreateProviderMutation>(graphql`
    mutation providerVerbsCreateProviderMutation($input: CreateProviderInput!) {
      createProvider(input: $input) {
        ... on CreateProviderSuccess @alias(as: "success") {
          provider {
            id
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...providerVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdateProvider = () =>
  useAction<providerVerbsUpdateProviderMutation>(graphql`
    mutation providerVerbsUpdateProviderMutation($input: UpdateProviderInput!) {
      updateProvider(input: $input) {
        ... on UpdateProviderSuccess @alias(as: "success") {
          provider {
            ...ProviderForm_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...providerVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useAddProviderAccess = () =>
  useAction<providerVerbsAddProviderAccessMutation>(graphql`
    mutation providerVerbsAddProviderAccessMutation($input: AddProviderAccessInput!) {
      addProviderAccess(input: $input) {
        ... on AddProviderAccessSuccess @alias(as: "success") {
          message
          provider {
            ...ProviderForm_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...providerVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
