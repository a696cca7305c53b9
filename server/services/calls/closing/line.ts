import type { Prisma } from '../../../db/generated/prisma/client'
import type { Statement } from '../../../db/client'
import { isUuid } from '../../../domain/kernel/input'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import type { CommandContext } from '../../kernel/command'
import { lockLine, type LockedLine } from '../../lines/changeLine'
import { visibleLines } from '../../lines/visibility'

const lineOf: Statement = { name: 'patency_line_of_call', text: 'select line_id as "lineId" from call where id = $1 and provider_id = $2' }

/**
 * The line of a call, locked before the call itself: the one that was named, or the one that the
 * call has. `wrong` tells what is the matter with one that was named.
 */
export const lockLineOf = async (context: CommandContext, callId: string, namedId: string | null | undefined): Promise<{ line: LockedLine | null; wrong: FieldRefusal[] }> => {
  const { sql, actor } = context
  if (namedId) {
    const line = await lockLine(context, namedId, visibleLines(actor))
    const problem = !line ? 'Does not exist' : line.completedAt ? 'This line is closed' : null
    return { line: problem ? null : line, wrong: problem ? [{ field: 'lineId', message: problem }] : [] }
  }
  const [call] = isUuid(callId) ? await sql.rows<{ lineId: string | null }>(lineOf, [callId, actor.providerId]) : []
  return { line: call?.lineId ? await lockLine(context, call.lineId, { providerId: actor.providerId }) : null, wrong: [] }
}

/** A new line of the patient, where the call is. */
export const createLine = async (context: CommandContext, facilityId: string | null, line: Omit<Prisma.LineUncheckedCreateInput, 'providerId' | 'createdAt'>): Promise<LockedLine> => {
  const { tx, actor, now, record, changed } = context
  const { id } = await tx.line.create({ data: { ...line, providerId: actor.providerId, createdAt: now }, select: { id: true } })
  const given = Object.entries(line).filter(([, value]) => value !== null && value !== undefined)
  record({ kind: 'line', id }, Object.fromEntries(given.map(([field, value]) => [field, [null, value]])))
  changed({ kind: 'line', id }, [facilityId])
  return (await lockLine(context, id, {}))!
}
