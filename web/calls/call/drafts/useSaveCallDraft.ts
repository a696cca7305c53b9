import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { background, parting, withLimit } from '../../../relay/environment'
import type { useSaveCallDraftMutation } from './__generated__/useSaveCallDraftMutation.graphql'

/** A lost connection must not delay the next try. */
const limitMs = 8_000

const mutation = graphql`
  mutation useSaveCallDraftMutation($input: SaveCallDraftInput!) {
    saveCallDraft(input: $input) {
      __typename
      ... on SaveCallDraftSuccess {
        draft {
          revision
          savedAt
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
`

type Input = useSaveCallDraftMutation['variables']['input']
type Outcome = 'kept' | 'stale' | 'failed'

/**
 * Saves the person's unsent entries on the server. It runs in the background, so failures show no notice. `stale`:
 * another page saved first, and this save was refused. Either way, the current draft goes into the store. `isLeaving`:
 * the page is closing.
 */
export const saveCallDraft = (environment: IEnvironment, input: Input, { isLeaving = false } = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    commitMutation<useSaveCallDraftMutation>(environment, {
      mutation,
      variables: { input },
      cacheConfig: {
        force: true,
        metadata: { ...(isLeaving ? parting : background).metadata, ...withLimit(limitMs).metadata },
      },
      updater: (store, data) => {
        if (data?.saveCallDraft.__typename !== 'SaveCallDraftSuccess') return
        const draft = store.getRootField('saveCallDraft').getLinkedRecord('draft')
        const call = store.get(input.callId)
        if (draft) call?.setLinkedRecord(draft, 'viewerDraft')
        else call?.setValue(null, 'viewerDraft')
      },
      onCompleted: ({ saveCallDraft: answer }) => {
        const isStale = answer.__typename === 'Refusal' && answer.code === 'STALE'
        resolve(answer.__typename === 'SaveCallDraftSuccess' ? 'kept' : isStale ? 'stale' : 'failed')
      },
      onError: () => resolve('failed'),
    })
  })

export const useSaveCallDraft = () => {
  const environment = useRelayEnvironment()
  return useCallback(
    (input: Input, options?: { isLeaving?: boolean }) => saveCallDraft(environment, input, options),
    [environment],
  )
}
