import { chainStart, checkNextRows, describeFault, type ChainPlace } from '../../db/migrations/auditChain'
import { authorize, type Request } from '../kernel/request'

/** Rows that the database recomputes in one statement, and how long a slice takes at most, besides its last statement. */
const usual = { rowsAtOnce: 5_000, longestMs: 1_000 }

export type ChainCheck = {
  /** The last row that is whole, counted from 1. */
  place: ChainPlace
  /** The last row of the chain at this moment. */
  head: ChainPlace
  isEnd: boolean
  /** What is wrong, in words; null when nothing was found so far. */
  finding: string | null
}

/**
 * Checks the next part of the provider's audit chain, for about a second; the caller goes on from `place`. A chain of
 * any length is checked in such slices, none of which holds up the server (decision 0045).
 */
export const checkChain = async (
  request: Request,
  from: ChainPlace = chainStart,
  { rowsAtOnce = usual.rowsAtOnce, longestMs }: { rowsAtOnce?: number | undefined; longestMs: number } = usual,
): Promise<ChainCheck> => {
  const { providerId } = authorize(request, 'audit:see')
  const db = request.clients.forProvider(providerId)
  const end = performance.now() + longestMs
  for (let place = from; ;) {
    const next = await checkNextRows(
      (text, values) => db.$queryRawUnsafe(text, ...values),
      providerId,
      place,
      rowsAtOnce,
    )
    if (!next.isEnd && performance.now() < end) {
      place = next.place
      continue
    }
    const { fault } = next
    const provider = fault && (await db.provider.findUnique({ where: { id: providerId }, select: { name: true } }))
    return {
      place: next.place,
      head: next.head,
      isEnd: next.isEnd,
      finding: describeFault({ fault, providerId, provider: provider?.name ?? null }),
    }
  }
}
