import { useState } from 'react'
import { graphql } from 'react-relay'
import { concernsCall } from '../../../live/feed'
import { useFresh } from '../../../live/useFresh'
import type { useCallRefreshQuery } from './__generated__/useCallRefreshQuery.graphql'

// By `nodes`, so that a call that is gone does not become null in the query that the page stands on.
const query = graphql`
  query useCallRefreshQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Call @alias(as: "call") {
        ...CallView_call
        ...useDraft_call
      }
    }
  }
`

/**
 * Keeps the page's call, with what the person keeps of it, as it is at the server. Answers whether the call has gone out
 * of the person's sight (the page keeps showing what it last was), and a way to say so.
 */
export const useCallRefresh = (callId: string): { isGone: boolean; goneNow: () => void } => {
  const [isGone, setGone] = useState(false)
  useFresh<useCallRefreshQuery>({
    query,
    variables: { ids: [callId] },
    concerns: concernsCall(callId),
    settleMs: 150,
    onRead: ({ nodes }) => setGone(nodes[0] === null),
  })
  return { isGone, goneNow: () => setGone(true) }
}
