import { authorize, type Request } from '../../kernel/request'
import type { LineState } from './listLines'

/** A closing or reopening of a line, with the state from then on. */
export type LineTurn = { at: Date; state: LineState }

/**
 * The closings and reopenings of a line that the actor sees, oldest first, from the audit log. A closing of imported
 * data is not in the log, and is read from the line.
 */
export const readTurns = async (
  request: Request,
  line: { id: string; completedAt: Date | null },
): Promise<LineTurn[]> => {
  const actor = authorize(request, 'lines:see')
  const rows = await request.clients.forProvider(actor.providerId).auditEntry.findMany({
    where: { providerId: actor.providerId, entityId: line.id, entityKind: 'line', outcome: 'done' },
    select: { at: true, fields: true },
    orderBy: { sequence: 'asc' },
  })
  const turns = rows.flatMap(({ at, fields }): LineTurn[] => {
    const turn = (fields as { completedAt?: [from: string | null, to: string | null] } | null)?.completedAt
    if (!turn) return []
    return [turn[1] === null ? { at, state: 'OPEN' } : { at: new Date(turn[1]), state: 'CLOSED' }]
  })
  return line.completedAt && turns.at(-1)?.state !== 'CLOSED'
    ? [...turns, { at: line.completedAt, state: 'CLOSED' }]
    : turns
}
