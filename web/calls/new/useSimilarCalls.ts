import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { background } from '../../relay/environment'
import { globalId } from '../../relay/globalId'
import { useQueueFeed } from '../queue/QueueFeedContext'
import type { SimilarCalls_call$key } from './__generated__/SimilarCalls_call.graphql'
import type { useSimilarCallsQuery } from './__generated__/useSimilarCallsQuery.graphql'

const query = graphql`
  query useSimilarCallsQuery($purposeId: ID!, $roomId: ID, $roomDescription: String) {
    provider {
      similarOpenCalls(purposeId: $purposeId, roomId: $roomId, roomDescription: $roomDescription) {
        id
        ...SimilarCalls_call
      }
    }
  }
`

/** Nobody reads while typing, and each letter would be a question. */
const settle = 300

/** Need and place as the form has them, by raw ids. */
type Asked = { purposeId: string | null; roomId: string | null; roomDescription: string }

export type SimilarCall = { readonly id: string } & SimilarCalls_call$key

export type SimilarCalls = {
  /** The open calls like the one being entered. */
  calls: readonly SimilarCall[]
  /** How often the server did not create this one because of them. */
  refusals: number
}

type Found = SimilarCalls & { asked: string | null }

const nothing: Found = { asked: null, calls: [], refusals: 0 }

/**
 * Asks for open calls like the one being entered once need and place have settled, and again when one of those shown
 * moves. What cannot be learnt is not told: creating asks once more (rules 3.20). `met` tells of a call that the
 * server met then.
 */
export const useSimilarCalls = ({ purposeId, roomId, roomDescription }: Asked): SimilarCalls & { met: (call: SimilarCall) => void } => {
  const environment = useRelayEnvironment()
  const feed = useQueueFeed()
  const [found, setFound] = useState(nothing)
  const words = roomId ? '' : roomDescription.trim()
  const asked = purposeId && (roomId || words) ? JSON.stringify([purposeId, roomId, words]) : null
  const { calls, refusals } = asked !== null && found.asked === asked ? found : nothing
  const isShown = useEffectEvent((callId: string) => calls.some(({ id }) => id === callId))

  // A refusal asks too: what the server met is then held like what was asked for.
  useEffect(() => {
    if (asked === null) return
    const [need, room, place] = JSON.parse(asked) as [string, string | null, string]
    const variables = { purposeId: globalId('Purpose', need), roomId: room && globalId('Room', room), roomDescription: place || null }
    // What is shown must stay in the store, though no page's query holds it.
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables))
    let reading: { unsubscribe: () => void } | undefined
    const read = () => {
      reading?.unsubscribe()
      reading = fetchQuery<useSimilarCallsQuery>(environment, query, variables, { networkCacheConfig: { force: true, ...background } }).subscribe({
        next: ({ provider }) => setFound((last) => ({ asked, calls: provider.similarOpenCalls, refusals: last.asked === asked ? last.refusals : 0 })),
        error: () => {},
      })
    }
    const timer = setTimeout(read, settle)
    const unwatch = feed?.onMoved(({ changedIds, removed, isAll }) => {
      if (isAll || [...changedIds, ...removed.map(({ callId }) => callId)].some(isShown)) read()
    })
    return () => {
      clearTimeout(timer)
      unwatch?.()
      reading?.unsubscribe()
      retained.dispose()
    }
  }, [asked, refusals, environment, feed])

  const met = (call: SimilarCall) => setFound({ asked, calls: [...calls.filter(({ id }) => id !== call.id), call], refusals: refusals + 1 })
  return { calls, refusals, met }
}
