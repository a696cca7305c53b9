import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { background, parting } from '../../relay/environment'
import type { useSaveCallDraftMutation } from './__generated__/useSaveCallDraftMutation.graphql'

/**
 * Keeps what the person entered and has not sent. It happens beside what they do, so nothing is told when it fails:
 * the answer is whether it was kept. `isParting`: the page is going away.
 */
export const useSaveCallDraft = () => {
  const environment = useRelayEnvironment()
  return useCallback(
    (input: useSaveCallDraftMutation['variables']['input'], { isParting = false } = {}): Promise<boolean> =>
      new Promise((resolve) => {
        commitMutation<useSaveCallDraftMutation>(environment, {
          mutation: graphql`
            mutation useSaveCallDraftMutation($input: SaveCallDraftInput!) {
              saveCallDraft(input: $input) {
                __typename
                ... on SaveCallDraftSuccess {
                  savedAt
                }
                ... on Refusal {
                  code
                }
              }
            }
          `,
          variables: { input },
          cacheConfig: { force: true, ...(isParting ? parting : background) },
          onCompleted: ({ saveCallDraft }) => resolve(saveCallDraft.__typename === 'SaveCallDraftSuccess'),
          onError: () => resolve(false),
        })
      }),
    [environment],
  )
}
