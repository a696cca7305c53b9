import type { Prisma } from '../../../db/generated/prisma/client'
import type { Statement, Tx } from '../../../db/access/client'
import { isSimilar, placeKey, type IfSimilar, type SimilarFacts } from '../../../domain/calls/queue/similar'
import { comparePatients } from '../../../domain/lines/match'
import type { Actor } from '../../../domain/kernel/actor'
import { isUuid } from '../../../domain/kernel/uuid'
import { mrnKey } from '../../../domain/kernel/input/names'
import type { CommandContext } from '../../kernel/command'
import { authorize, type Request } from '../../kernel/request'
import { visiblePurposes } from '../../configuration/purposes/visibility'
import { wholeMrn } from '../past/listCalls'
import { activeCalls } from '../../records/callVisibility'

/** More similar calls than this are not listed. */
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

/** The similar calls in the actor's queue, longest waiting first. */
export const similarCalls = async (db: Pick<Tx, 'call'>, actor: Actor, now: Date, newCall: SimilarFacts) => {
  const { purposeId, roomId, mrn } = newCall
  if (newCall.purpose.lineCheck || (placeKey(newCall) === null && mrn === null)) return []
  const rows = await db.call.findMany({
    where: {
      AND: [
        activeCalls(actor, now),
        { OR: [{ purposeId, roomId }, ...(mrn === null ? [] : [{ mrnKey: mrnKey(mrn) }])] },
      ],
    },
    orderBy: [{ aliveAt: 'asc' }, { id: 'asc' }],
    select: similarFacts,
  })
  return rows.filter((row) => isSimilar(newCall, row))
}

const lock = (name: string, kind: string): Statement => ({
  name: `patency_${name}`,
  text: `select pg_advisory_xact_lock${kind}(hashtextextended(key, 0)) from jsonb_array_elements_text($1::jsonb) as key`,
})
const alone = lock('lock_similar', '')
const together = lock('lock_similar_shared', '_shared')

/**
 * Locks the place and the patient of a new call until its commit, so that of two similar calls at once the second sees
 * the first. Calls that may have similar ones (`CREATE`) share the lock.
 */
export const lockSimilar = async (
  { sql, actor }: CommandContext,
  newCall: Omit<SimilarFacts, 'purpose'>,
  ifSimilar: IfSimilar = 'CREATE',
): Promise<void> => {
  const place = placeKey(newCall)
  const keys = [
    ...(place === null ? [] : [`${newCall.purposeId} ${place}`]),
    ...(newCall.mrn === null ? [] : [`${actor.providerId} mrn ${mrnKey(newCall.mrn)}`]),
  ].sort()
  if (keys.length > 0) await sql.rows(ifSimilar === 'REFUSE' ? alone : together, [JSON.stringify(keys)])
}

type Search = { purposeId: string; roomId?: string | null; roomDescription?: string | null; mrn?: string | null }

/**
 * The ids of similar calls before a call is created, and of those that reveal whose MRN it is (rules 2.10). Searching
 * by MRN needs its own permission.
 */
export const findSimilarCalls = async (
  request: Request,
  { purposeId, roomId = null, roomDescription = null, mrn }: Search,
): Promise<{ ids: string[]; patientIds: string[] }> => {
  const actor = authorize(request, 'call:create')
  if (typeof mrn === 'string') authorize(request, 'lists:see')
  const patient = typeof mrn === 'string' ? wholeMrn(mrn) : null
  const db = request.clients.forProvider(actor.providerId)
  const isAnything = isUuid(purposeId) && (roomId === null || isUuid(roomId))
  const purpose = isAnything
    ? await db.purpose.findFirst({ where: { ...visiblePurposes(actor), id: purposeId }, select: { lineCheck: true } })
    : null
  if (!purpose) return { ids: [], patientIds: [] }
  const found = await similarCalls(db, actor, request.now(), {
    purposeId,
    purpose,
    roomId,
    roomDescription,
    mrn: patient,
  })
  const shown = found.slice(0, mostSimilar)
  return {
    ids: shown.map(({ id }) => id),
    patientIds: shown.flatMap((call) => (comparePatients(call.mrn, patient) === 'same' ? call.id : [])),
  }
}
