import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { deviceVerbsPairDeviceMutation } from './__generated__/deviceVerbsPairDeviceMutation.graphql'
import type { deviceVerbsRenameDeviceMutation } from './__generated__/deviceVerbsRenameDeviceMutation.graphql'
import type { deviceVerbsRevokeDeviceMutation } from './__generated__/deviceVerbsRevokeDeviceMutation.graphql'

export const usePairDevice = () =>
  useAction<deviceVerbsPairDeviceMutation>(graphql`
    mutation deviceVerbsPairDeviceMutation($input: PairDeviceInput!) {
      pairDevice(input: $input) {
        ... on PairDeviceSuccess @alias(as: "success") {
          device {
            name
          }
          provider {
            ...DevicesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useRenameDevice = () =>
  useAction<deviceVerbsRenameDeviceMutation>(graphql`
    mutation deviceVerbsRenameDeviceMutation($input: RenameDeviceInput!) {
      renameDevice(input: $input) {
        ... on RenameDeviceSuccess @alias(as: "success") {
          provider {
            ...DevicesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useRevokeDevice = () =>
  useAction<deviceVerbsRevokeDeviceMutation>(graphql`
    mutation deviceVerbsRevokeDeviceMutation($input: RevokeDeviceInput!) {
      revokeDevice(input: $input) {
        ... on RevokeDeviceSuccess @alias(as: "success") {
          provider {
            ...DevicesPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)
