import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { providerVerbsAddProviderAccessMutation } from './__generated__/providerVerbsAddProviderAccessMutation.graphql'
import type { providerVerbsCreateProviderMutation } from './__generated__/providerVerbsCreateProviderMutation.graphql'
import type { providerVerbsUpdateProviderMutation } from './__generated__/providerVerbsUpdateProviderMutation.graphql'

/** A success, with the provider as it is now. */
void graphql`
  fragment providerVerbs_success on ManagedProviderChanged {
    provider {
      ...ProviderForm_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment providerVerbs_refusal on Refusal {
    ...useAction_refusal
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
        ...providerVerbs_success @alias(as: "success") @relay(mask: false)
        ...providerVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateProvider = () =>
  useAction<providerVerbsUpdateProviderMutation>(graphql`
    mutation providerVerbsUpdateProviderMutation($input: UpdateProviderInput!) {
      updateProvider(input: $input) {
        ...providerVerbs_success @alias(as: "success") @relay(mask: false)
        ...providerVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useAddProviderAccess = () =>
  useAction<providerVerbsAddProviderAccessMutation>(graphql`
    mutation providerVerbsAddProviderAccessMutation($input: AddProviderAccessInput!) {
      addProviderAccess(input: $input) {
        ... on AddProviderAccessSuccess @alias(as: "success") {
          message
          ...providerVerbs_success @relay(mask: false)
        }
        ...providerVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
