import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFresh } from '../../live/useFresh'
import { globalId } from '../../relay/globalId'
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

/** Waits until typing stops: a query for each letter would be a waste. */
const settleMs = 300

/** Need and place in the form, by raw id. */
type Search = { purposeId: string | null; roomId: string | null; roomDescription: string }

export type SimilarCall = { readonly id: string } & SimilarCalls_call$key

export type SimilarCalls = {
  /** Open calls that are like the one being entered. */
  calls: readonly SimilarCall[]
  /** How often the server refused to create this call because of them. */
  refusals: number
}

type Found = SimilarCalls & { searchKey: string | null }

const nothing: Found = { searchKey: null, calls: [], refusals: 0 }

/**
 * Finds open calls like the one being entered once need and place stop changing, and again when one of them changes.
 * This is advice only: creating the call checks again (rules 3.20). `addCall` adds the call that such a check reports.
 */
export const useSimilarCalls = ({
  purposeId,
  roomId,
  roomDescription,
}: Search): SimilarCalls & { addCall: (call: SimilarCall) => void } => {
  const [found, setFound] = useState(nothing)
  const words = roomId ? '' : roomDescription.trim()
  const variables =
    purposeId && (roomId || words)
      ? {
          purposeId: globalId('Purpose', purposeId),
          roomId: roomId && globalId('Room', roomId),
          roomDescription: words || null,
        }
      : null
  const searchKey = variables && JSON.stringify(variables)
  const { calls, refusals } = searchKey !== null && found.searchKey === searchKey ? found : nothing

  const { readNow } = useFresh<useSimilarCallsQuery>({
    query,
    variables,
    concerns: ({ changedIds, removed, isAll }) =>
      isAll ||
      [...changedIds, ...removed.map(({ callId }) => callId)].some((callId) => calls.some(({ id }) => id === callId)),
    isOwn: true,
    isAdvice: true,
    settleMs,
    onRead: ({ provider }) =>
      setFound((last) => ({
        searchKey,
        calls: provider.similarOpenCalls,
        refusals: last.searchKey === searchKey ? last.refusals : 0,
      })),
  })

  const addCall = (call: SimilarCall) => {
    setFound({ searchKey, calls: [...calls.filter(({ id }) => id !== call.id), call], refusals: refusals + 1 })
    // Reads the list again, so that the store keeps this call like the others.
    void readNow()
  }
  return { calls, refusals, addCall }
}
