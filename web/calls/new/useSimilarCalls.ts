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

/** Nobody reads while typing, and each letter would be a question. */
const settleMs = 300

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
 * changes. It is advice: creating asks once more (rules 3.20). `met` tells of a call that the server met then.
 */
export const useSimilarCalls = ({
  purposeId,
  roomId,
  roomDescription,
}: Asked): SimilarCalls & { met: (call: SimilarCall) => void } => {
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
  const asked = variables && JSON.stringify(variables)
  const { calls, refusals } = asked !== null && found.asked === asked ? found : nothing

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
        asked,
        calls: provider.similarOpenCalls,
        refusals: last.asked === asked ? last.refusals : 0,
      })),
  })

  const met = (call: SimilarCall) => {
    setFound({ asked, calls: [...calls.filter(({ id }) => id !== call.id), call], refusals: refusals + 1 })
    // The store then keeps it like those that were asked for.
    void readNow()
  }
  return { calls, refusals, met }
}
