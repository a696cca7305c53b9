import type { Db } from '../../../db/access/client'
import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { isStorable } from '../../../domain/kernel/input/input'
import { isUuid } from '../../../domain/kernel/uuid'
import { mrnKey, nameKey } from '../../../domain/kernel/input/names'
import { authorize, type Request } from '../../kernel/request'
import { visibleLines } from '../../records/lineVisibility'

/** The most lines that are offered for a call (rules 4.2). */
const mostOffered = 50

/** What lines are compared by. */
export type Matched = { mrn: string | null; roomId: string | null; patientLastName: string | null }

/**
 * Ids of the open lines that may belong to the call: those with the same MRN first, then in the same room, then with
 * the same last name (rules 4.2).
 */
export const matchingLineIds = async (request: Request, call: Matched): Promise<string[]> => {
  const actor = authorize(request, 'lines:see')
  const db = request.clients.forProvider(actor.providerId)
  const found: string[] = []
  for (const where of waysToMatch(db, actor, call)) {
    const more = await db.line.findMany({
      where: { AND: [openLines(actor), await where(), { id: { notIn: found } }] },
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostOffered - found.length,
    })
    found.push(...more.map(({ id }) => id))
    if (found.length >= mostOffered) break
  }
  return found
}

const openLines = (actor: Actor): Prisma.LineWhereInput => ({ ...visibleLines(actor), completedAt: null })

/** The open lines with a call for a patient of the same last name (rules 1.2a). */
const linesOfLastName = async (db: Db, { providerId }: Actor, name: string): Promise<string[]> => {
  const lines = await db.$queryRaw<{ id: string }[]>`
    select distinct line.id from line join call on call.line_id = line.id
    where line.provider_id = ${providerId}::uuid and line.completed_at is null and call.deleted_at is null
      and fold_text(call.patient_last_name) = ${nameKey(name)}`
  return lines.map(({ id }) => id)
}

type Way = () => Prisma.LineWhereInput | Promise<Prisma.LineWhereInput>

const waysToMatch = (db: Db, actor: Actor, { mrn, roomId, patientLastName: name }: Matched): Way[] => [
  ...(mrn && isStorable(mrn) ? [() => ({ mrnKey: mrnKey(mrn) })] : []),
  ...(roomId && isUuid(roomId) ? [() => ({ roomId })] : []),
  ...(name && isStorable(name) ? [async () => ({ id: { in: await linesOfLastName(db, actor, name) } })] : []),
]
