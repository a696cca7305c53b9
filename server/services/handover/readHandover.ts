import type { Db } from '../../db/access/client'
import type { Prisma } from '../../db/generated/prisma/client'
import type { HandoverContents } from '../../domain/handover/contents'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/uuid'
import { rowsBefore } from '../../domain/kernel/lists'
import { visibleFacilities } from '../configuration/facilities/visibility'
import { firstValues, recordRead } from '../kernel/audit'
import { mustFind } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { readContents } from './readContents'
import { visibleHandovers } from './visibility'

/** What a facility's page says now. It has nothing that the queue and the list of due lines do not have. */
export type CurrentHandover = {
  facility: { id: string; name: string; timeZone: string }
  at: Date
  note: {
    version: number
    text: string | null
    changedAt: Date | null
    changedBy: { id: string; fullName: string } | null
  }
  contents: HandoverContents
}

const person = { select: { id: true, fullName: true } } satisfies Prisma.UserDefaultArgs

/** The facility that the actor asks about, by default the first one; null when they do not see it, or it was deleted. */
const findFacility = (db: Db, actor: Actor, facilityId: string | null) =>
  facilityId !== null && !isUuid(facilityId)
    ? null
    : db.facility.findFirst({
        where: {
          AND: [visibleFacilities(actor), { deletedAt: null, ...(facilityId === null ? {} : { id: facilityId }) }],
        },
        orderBy: [{ weight: 'asc' }, { name: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          name: true,
          timeZone: true,
          handoverNote: { select: { version: true, text: true, changedAt: true, changedBy: person } },
        },
      })

/**
 * The page of a facility as it is now, by default of the first one; null when the actor does not see the facility, or it
 * was deleted.
 */
export const readCurrentHandover = async (
  request: Request,
  facilityId: string | null,
): Promise<CurrentHandover | null> => {
  const actor = authorize(request, 'call:work')
  const db = request.clients.forProvider(actor.providerId)
  const facility = await findFacility(db, actor, facilityId)
  // A trigger gives every facility its note.
  if (!facility?.handoverNote) return null
  const at = request.now()
  const { handoverNote: note, ...place } = facility
  return { facility: place, at, note, contents: await readContents({ db, actor, now: at }, place) }
}

const stamps = {
  id: true,
  facilityId: true,
  handedOverAt: true,
  handedOverBy: person,
  takenOverAt: true,
  takenOverBy: person,
  replacedAt: true,
} satisfies Prisma.HandoverSelect
export type HandoverStamps = Prisma.HandoverGetPayload<{ select: typeof stamps }>

/** Hand-overs are listed this many at a time. */
export const handoversOnPage = 20

/** The hand-overs of a facility, by default of the first one, the newest first, without what they said. */
export const listHandovers = async (
  request: Request,
  facilityId: string | null,
  page: number,
): Promise<{ handovers: HandoverStamps[]; total: number } | null> => {
  const actor = authorize(request, 'call:work')
  const db = request.clients.forProvider(actor.providerId)
  const facility = await findFacility(db, actor, facilityId)
  if (!facility) return null
  const where = { AND: [visibleHandovers(actor), { facilityId: facility.id }] }
  const handovers = await db.handover.findMany({
    where,
    orderBy: [{ handedOverAt: 'desc' }, { id: 'desc' }],
    skip: rowsBefore(page, handoversOnPage),
    take: handoversOnPage,
    select: stamps,
  })
  return { handovers, total: await db.handover.count({ where }) }
}

export type PastHandover = HandoverStamps & { note: string | null; contents: HandoverContents }

/**
 * What a hand-over said at its moment. It stays readable when its calls and lines are no longer, so reading it is
 * audited like the reading of patient details, with the calls and lines that it names (rules 2.10).
 */
export const readPastHandover = (request: Request, handoverId: string): Promise<PastHandover> =>
  mustFind('hand-over', handoverId, async (id) => {
    const actor = authorize(request, 'call:work')
    const db = request.clients.forProvider(actor.providerId)
    const row = await db.handover.findFirst({
      where: { AND: [visibleHandovers(actor), { id }] },
      select: { ...stamps, note: true, contents: true },
    })
    if (!row) return null
    const contents = row.contents as HandoverContents
    const { calls, holds, followUps, dueLines, infections } = contents
    const callIds = [calls, holds, followUps].flatMap(({ entries }) => entries.map(({ callId }) => callId))
    const lineIds = [dueLines, infections].flatMap(({ entries }) => entries.map(({ lineId }) => lineId))
    const fields = firstValues({ calls: callIds, lines: [...new Set(lineIds)] })
    await recordRead(request, 'readHandover', { kind: 'handover', id }, fields)
    return { ...row, contents }
  })
