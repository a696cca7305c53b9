import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { deviceVerbsPairDeviceMutation } from './__generated__/deviceVerbsPairDeviceMutation.graphql'
import type { deviceVerbsRenameDeviceMutation } from './__generated__/deviceVerbsRenameDeviceMutation.graphql'
import type { deviceVerbsRevokeDeviceMutation } from './__generated__/deviceVerbsRevokeDeviceMutation.graphql'

/** A success, with the devices as they are now. */
void graphql`
  fragment deviceVerbs_success on ProviderChanged {
    provider {
      ...DevicesPage_provider
    }
  }
`

export const usePairDevice = () =>
  useAction<deviceVerbsPairDeviceMutation>(graphql`
    mutation deviceVerbsPairDeviceMutation($input: PairDeviceInput!) {
      pairDevice(input: $input) {
        ... on PairDeviceSuccess @alias(as: "success") {
          device {
            name
          }
          ...deviceVerbs_success @relay(mask: false)
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

export const useRenameDevice = () =>
  useAction<deviceVerbsRenameDeviceMutation>(graphql`
    mutation deviceVerbsRenameDeviceMutation($input: RenameDeviceInput!) {
      renameDevice(input: $input) {
        ...deviceVerbs_success @alias(as: "success") @relay(mask: false)
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

export const useRevokeDevice = () =>
  useAction<deviceVerbsRevokeDeviceMutation>(graphql`
    mutation deviceVerbsRevokeDeviceMutation($input: RevokeDeviceInput!) {
      revokeDevice(input: $input) {
        ...deviceVerbs_success @alias(as: "success") @relay(mask: false)
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
