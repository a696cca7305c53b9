import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { background } from '../../relay/environment'
import { useCallMoved } from '../queue/QueueFeedContext'
import type { useCallRefreshQuery } from './__generated__/useCallRefreshQuery.graphql'

/** Several changes in a row are one reading. */
const settle = 150

/**
 * Reads the page's call anew when something happened to it, into the store, where its parts find it. Answers whether
 * the call has gone out of the person's sight (the page keeps showing what it last was), and a way to say so.
 */
export const useCallRefresh = (callId: string): { isGone: boolean; goneNow: () => void } => {
  const environment = useRelayEnvironment()
  const [isGone, setGone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useCallMoved(callId, () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // By `nodes`, so that a call that is gone does not become null in the query that the page stands on.
      const reading = fetchQuery<useCallRefreshQuery>(
        environment,
        graphql`
          query useCallRefreshQuery($ids: [ID!]!) {
            nodes(ids: $ids) {
              ... on Call @alias(as: "call") {
                ...CallView_call
              }
            }
          }
        `,
        { ids: [callId] },
        { networkCacheConfig: { force: true, ...background } },
      )
      reading.subscribe({
        next: ({ nodes }) => setGone(nodes[0] === null),
        // The next change, or the poll, tries again; the pill tells that nothing is heard.
        error: () => {},
      })
    }, settle)
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  return { isGone, goneNow: () => setGone(true) }
}
