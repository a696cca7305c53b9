import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { background, parting } from '../../../relay/environment'
import type { useLookAtCallMutation } from './__generated__/useLookAtCallMutation.graphql'

/**
 * Tells the server that this page shows or edits the call. It runs in the background, so failures show no notice.
 * Returns false if there is no use in sending it again. `isLeaving`: the page is closing.
 */
export const useLookAtCall = () => {
  const environment = useRelayEnvironment()
  return useCallback(
    (input: useLookAtCallMutation['variables']['input'], { isLeaving = false } = {}): Promise<boolean> =>
      new Promise((resolve) => {
        commitMutation<useLookAtCallMutation>(environment, {
          mutation: graphql`
            mutation useLookAtCallMutation($input: LookAtCallInput!) {
              lookAtCall(input: $input) {
                __typename
                ... on Refusal {
                  code
                }
              }
            }
          `,
          variables: { input },
          cacheConfig: { force: true, ...(isLeaving ? parting : background) },
          onCompleted: ({ lookAtCall }) => resolve(lookAtCall.__typename !== 'Refusal'),
          onError: () => resolve(true),
        })
      }),
    [environment],
  )
}
