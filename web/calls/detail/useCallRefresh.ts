import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { background } from '../../relay/environment'
import { useCallMoved } from '../queue/QueueFeedContext'
import type { useCallRefreshQuery } from './__generated__/useCallRefreshQuery.graphql'

/** Several changes in a row are one reading. */
const settle = 150

/**
 * Reads the page's call anew when something happened to it, with what the person keeps of it, into the store, where its
 * parts find it. Answers whether the call has gone out of the person's sight (the page keeps showing what it last was), a
 * way to say so, and one to read it now.
 */
export const useCallRefresh = (callId: string): { isGone: boolean; goneNow: () => void; read: () => Promise<void> } => {
  const environment = useRelayEnvironment()
  const [isGone, setGone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = () =>
    new Promise<void>((resolve) => {
      // By `nodes`, so that a call that is gone does not become null in the query that the page stands on.
      const reading = fetchQuery<useCallRefreshQuery>(
        environment,
        graphql`
          query useCallRefreshQuery($ids: [ID!]!) {
            nodes(ids: $ids) {
              ... on Call @alias(as: "call") {
                ...CallView_call
                ...useDraft_call
              }
            }
          }
        `,
        { ids: [callId] },
        { networkCacheConfig: { force: true, ...background } },
      )
      reading.subscribe({
        next: ({ nodes }) => setGone(nodes[0] === null),
        complete: resolve,
        // The next change, or the poll, tries again; the pill tells that nothing is heard.
        error: () => resolve(),
      })
    })

  useCallMoved(callId, () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read(), settle)
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  return { isGone, goneNow: () => setGone(true), read }
}
