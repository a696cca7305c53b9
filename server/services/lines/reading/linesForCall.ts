import { mustFind } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { matchingLineIds } from './matchingLines'
import { readLines, type WholeLine } from './readLine'
import { visibleCalls } from '../../records/callVisibility'

/** A line with the number of its calls, of which only the newest are answered. */
type OfferedLine = WholeLine & { callCount: number }

/** Open lines that may belong to the call, best match first (rules 4.2). */
export const linesForCall = async (request: Request, callId: string): Promise<OfferedLine[]> => {
  const actor = authorize(request, 'lines:see')
  const select = { mrn: true, roomId: true, patientLastName: true }
  const db = request.clients.forProvider(actor.providerId)
  const call = await mustFind('call', callId, (id) =>
    db.call.findFirst({ where: { ...visibleCalls(actor), id }, select }),
  )
  const lines = await readLines(request, await matchingLineIds(request, call))
  const counts = await db.call.groupBy({
    by: ['lineId'],
    where: { lineId: { in: lines.map(({ id }) => id) }, deletedAt: null },
    _count: true,
  })
  const countOf = new Map(counts.map(({ lineId, _count }) => [lineId, _count]))
  return lines.map((line) => ({ ...line, callCount: countOf.get(line.id) ?? 0 }))
}
