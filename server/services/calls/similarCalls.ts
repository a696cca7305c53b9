import type { Prisma } from '../../db/generated/prisma/client'
import type { Statement, Tx } from '../../db/client'
import { isSameMrn, isSimilar, placeKey, type SimilarFacts } from '../../domain/calls/similar'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/input'
import { mrnKey } from '../../domain/kernel/names'
import type { CommandContext } from '../kernel/command'
import { authorize, type Request } from '../kernel/request'
import { visiblePurposes } from '../purposes/visibility'
import { wholeMrn } from './listCalls'
import { visibleCalls } from './visibility'

/** So many are enough to see that there are too many. */
export const mostSimilar = 10

const similarFacts = {
  id: true,
  purposeId: true,
  purpose: { select: { name: true, lineCheck: true } },
  roomId: true,
  room: { select: { name: true } },
  roomDescription: true,
  mrn: true,
  assignedTo: { select: { fullName: true } },
} satisfies Prisma.CallSelect

/** The calls of the actor's queue. What has joined it is announced, although the clock of the server that wrote it may be a little ahead. */
const openCalls = (actor: Actor, now: Date): Prisma.CallWhereInput => ({
  ...visibleCalls(actor),
  completedAt: null,
  deletedAt: null,
  OR: [{ aliveAt: { lte: now } }, { announcedAt: { not: null } }],
})

/** The calls of the actor's queue that look like what is asked for, the longest waiting first. */
export const similarCalls = async (db: Pick<Tx, 'call'>, actor: Actor, now: Date, asked: SimilarFacts) => {
  const { purposeId, roomId, mrn } = asked
  if (asked.purpose.lineCheck || (placeKey(asked) === null && mrn === null)) return []
  const rows = await db.call.findMany({
    where: { AND: [openCalls(actor, now), { OR: [{ purposeId, roomId }, ...(mrn === null ? [] : [{ mrnKey: mrnKey(mrn) }])] }] },
    orderBy: [{ aliveAt: 'asc' }, { id: 'asc' }],
    select: similarFacts,
  })
  return rows.filter((row) => isSimilar(asked, row))
}

const lock: Statement = { name: 'patency_lock_similar', text: 'select pg_advisory_xact_lock(hashtextextended(key, 0)) from jsonb_array_elements_text($1::jsonb) as key' }

/**
 * Lets new calls for the same need in the same place, or for the same patient, come one after the
 * other until their commits, so that of two at once the second meets the first.
 */
export const lockSimilar = async ({ sql, actor }: CommandContext, asked: SimilarFacts): Promise<void> => {
  if (asked.purpose.lineCheck) return
  const place = placeKey(asked)
  const keys = [...(place === null ? [] : [`${asked.purposeId} ${place}`]), ...(asked.mrn === null ? [] : [`${actor.providerId} mrn ${mrnKey(asked.mrn)}`])].sort()
  if (keys.length > 0) await sql.rows(lock, [JSON.stringify(keys)])
}

type Asked = { purposeId: string; roomId?: string | null; roomDescription?: string | null; mrn?: string | null }

/**
 * What the actor is told before they create a call: the ids of calls like it, and of those by
 * which they learn whose a record number is (rules 2.10). Looking for a patient needs the
 * permission for that.
 */
export const findSimilarCalls = async (request: Request, { purposeId, roomId = null, roomDescription = null, mrn }: Asked): Promise<{ ids: string[]; patientIds: string[] }> => {
  const actor = authorize(request, 'call:create')
  if (typeof mrn === 'string') authorize(request, 'lists:see')
  const patient = typeof mrn === 'string' ? wholeMrn(mrn) : null
  const db = request.clients.forProvider(actor.providerId)
  const isAnything = isUuid(purposeId) && (roomId === null || isUuid(roomId))
  const purpose = isAnything ? await db.purpose.findFirst({ where: { ...visiblePurposes(actor), id: purposeId }, select: { lineCheck: true } }) : null
  if (!purpose) return { ids: [], patientIds: [] }
  const found = await similarCalls(db, actor, request.now(), { purposeId, purpose, roomId, roomDescription, mrn: patient })
  const shown = found.slice(0, mostSimilar)
  return { ids: shown.map(({ id }) => id), patientIds: shown.flatMap((call) => (patient !== null && isSameMrn(call.mrn, patient) ? call.id : [])) }
}
