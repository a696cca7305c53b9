import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { readSubscription } from './thisDevice'
import type { confirmDeviceMutation } from './__generated__/confirmDeviceMutation.graphql'

/**
 * Tells the server that this browser is still the person's, so that its pushes end with the session at hand. What somebody
 * else left here is ended. It changes nothing that anybody sees, so nobody is told if it fails.
 */
export const confirmDevice = async (environment: IEnvironment, userId: string): Promise<void> => {
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
