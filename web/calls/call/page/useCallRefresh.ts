import { useState } from 'react'
import { graphql } from 'react-relay'
import { concernsCall } from '../../../live/feed'
import { useFresh } from '../../../live/useFresh'
import type { useCallRefreshQuery } from './__generated__/useCallRefreshQuery.graphql'

// Read by `nodes`: a call that is not visible anymore must not become null in the page's own query.
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
 * Keeps the call of the page, and the person's draft of it, up to date. Returns whether the person can no longer see
 * the call (the page then keeps its last state), and a function that reports so.
 */
export const useCallRefresh = (callId: string): { isGone: boolean; markGone: () => void } => {
  const [isGone, setGone] = useState(false)
  useFresh<useCallRefreshQuery>({
    query,
    variables: { ids: [callId] },
    concerns: concernsCall(callId),
    settleMs: 150,
    onRead: ({ nodes }) => setGone(nodes[0] === null),
  })
  return { isGone, markGone: () => setGone(true) }
}
