import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { readSubscription } from './thisDevice'
import type { confirmDeviceMutation } from './__generated__/confirmDeviceMutation.graphql'

/**
 * Tells the server that this browser is still the person's, so that its pushes end with the session at hand. What somebody
 * else left here is ended. It changes nothing that anybody sees, so nobody is told if it fails.
 */
const confirmDevice = async (environment: IEnvironment, userId: string): Promise<void> => {
  const input = await readSubscription(userId)
  if (!input) return
  commitMutation<confirmDeviceMutation>(environment, {
    mutation: graphql`
      mutation confirmDeviceMutation($input: AddPushSubscriptionInput!) {
        addPushSubscription(input: $input) {
          __typename
        }
      }
    `,
    variables: { input },
    onError: () => {},
  })
}

/**
 * Confirms it now, and again when someone presses a notification: one asks for that when the browser has replaced its
 * subscription. Returns what ends this.
 */
export const keepConfirmed = (environment: IEnvironment, userId: string): (() => void) => {
  const { serviceWorker } = navigator
  const confirm = () => void confirmDevice(environment, userId).catch(() => {})
  confirm()
  // Without https there is none.
  serviceWorker?.addEventListener('message', confirm)
  return () => serviceWorker?.removeEventListener('message', confirm)
}
