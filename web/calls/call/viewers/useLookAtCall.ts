import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { background, parting } from '../../../relay/environment'
import type { useLookAtCallMutation } from './__generated__/useLookAtCallMutation.graphql'

/**
 * Tells what a page does with the call that it shows. It happens beside what the person does, so nothing is told when it
 * fails: the answer is whether there is any use in saying it again. `isParting`: the page is going away.
 */
export const useLookAtCall = () => {
  const environment = useRelayEnvironment()
  return useCallback(
    (input: useLookAtCallMutation['variables']['input'], { isParting = false } = {}): Promise<boolean> =>
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
          cacheConfig: { force: true, ...(isParting ? parting : background) },
          onCompleted: ({ lookAtCall }) => resolve(lookAtCall.__typename !== 'Refusal'),
          onError: () => resolve(true),
        })
      }),
    [environment],
  )
}
