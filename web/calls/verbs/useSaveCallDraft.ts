import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { background, parting } from '../../relay/environment'
import type { useSaveCallDraftMutation } from './__generated__/useSaveCallDraftMutation.graphql'

/**
 * Keeps what the person entered and has not sent. It happens beside what they do, so nothing is told when it fails: the
 * answer is whether it was heard. Kept or stale, the draft as it is now comes into the store. `isParting`: the page is
 * going away.
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
                  draft {
                    revision
                    entries {
                      name
                      from
                      to
                    }
                  }
                }
                ... on Refusal {
                  code
                  current {
                    ... on Call @alias(as: "call") {
                      ...useDraft_call
                    }
                  }
                }
              }
            }
          `,
          variables: { input },
          cacheConfig: { force: true, ...(isParting ? parting : background) },
          updater: (store, data) => {
            if (data?.saveCallDraft.__typename !== 'SaveCallDraftSuccess') return
            const draft = store.getRootField('saveCallDraft').getLinkedRecord('draft')
            const call = store.get(input.callId)
            if (draft) call?.setLinkedRecord(draft, 'viewerDraft')
            else call?.setValue(null, 'viewerDraft')
          },
          onCompleted: ({ saveCallDraft: answer }) =>
            resolve(
              answer.__typename === 'SaveCallDraftSuccess' ||
                (answer.__typename === 'Refusal' && answer.code === 'STALE'),
            ),
          onError: () => resolve(false),
        })
      }),
    [environment],
  )
}
