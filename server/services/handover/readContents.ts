import type { Db, Tx } from '../../db/access/client'
import type { Prisma } from '../../db/generated/prisma/client'
import { queueGroup } from '../../domain/calls/queue/queue'
import {
  compareByRoom,
  compareDueLines,
  followUpsUntil,
  linesUntil,
  mostOfSection,
  sectionOf,
  type HandoverCall,
  type HandoverContents,
  type HandoverLine,
} from '../../domain/handover/contents'
import type { Actor } from '../../domain/kernel/actor'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { inQueueOrder } from '../calls/queue/readQueue'
import { activeCalls, visibleCalls } from '../records/callVisibility'
import { visibleLines } from '../records/lineVisibility'

const ofCall = {
  id: true,
  createdAt: true,
  aliveAt: true,
  assignedToId: true,
  customJob: true,
  roomDescription: true,
  contact: true,
  preComments: true,
  comments: true,
  purpose: { select: { name: true, lineCheck: true } },
  statusCode: { select: { name: true } },
  room: { select: { name: true } },
  assignedTo: { select: { fullName: true } },
  workOrders: {
    where: { end: null },
    orderBy: [{ start: 'asc' }, { id: 'asc' }],
    select: { userId: true, user: { select: { fullName: true } } },
  },
  line: { select: { name: true, infection: true, room: { select: { facilityId: true } } } },
} satisfies Prisma.CallSelect
type CallRow = Prisma.CallGetPayload<{ select: typeof ofCall }>

const ofLine = {
  id: true,
  name: true,
  roomDescription: true,
  nextChangeDate: true,
  infectionNotes: true,
  room: { select: { name: true } },
  listed: { select: { types: true } },
  infections: { where: { stop: null }, orderBy: { start: 'desc' }, take: 1, select: { start: true } },
} satisfies Prisma.LineSelect
type LineRow = Prisma.LineGetPayload<{ select: typeof ofLine }>

const callOf = (row: CallRow, facilityId: string): HandoverCall => {
  // Whoever sees the facility reads it, and a line may be in another one (rules 2.3).
  const line = row.line?.room?.facilityId === facilityId ? row.line : null
  return {
    callId: row.id,
    purpose: row.purpose.name,
    customJob: row.customJob,
    status: row.statusCode.name,
    isLineCheck: row.purpose.lineCheck,
    room: row.room?.name ?? null,
    roomDescription: row.roomDescription,
    contact: row.contact,
    aliveAt: row.aliveAt.toISOString(),
    lead: row.assignedTo?.fullName ?? null,
    others: row.workOrders.flatMap(({ userId, user }) => (userId === row.assignedToId ? [] : [user.fullName])),
    lineName: line?.name ?? null,
    isInfected: line?.infection ?? false,
    notes: row.preComments,
    comments: row.comments,
  }
}

const lineOf = (row: LineRow): HandoverLine => ({
  lineId: row.id,
  name: row.name,
  types: row.listed?.types ?? [],
  room: row.room?.name ?? null,
  roomDescription: row.roomDescription,
  nextChangeDate: row.nextChangeDate?.toISOString() ?? null,
  infectionNotes: row.infectionNotes,
  infectedSince: row.infections[0] ? fromDatabaseDate(row.infections[0].start) : null,
})

type Facility = { id: string; timeZone: string }

/** What the page of a facility says now (rules 10.7). Every entry stands in a room of the facility. */
export const readContents = async (
  { db, actor, now }: { db: Db | Tx; actor: Actor; now: Date },
  { id: facilityId, timeZone }: Facility,
): Promise<HandoverContents> => {
  const room = { facilityId }
  const open = await db.call.findMany({ where: { AND: [activeCalls(actor, now), { room }] }, select: ofCall })
  const isComing: Prisma.CallWhereInput = {
    AND: [visibleCalls(actor), { room }],
    completedAt: null,
    deletedAt: null,
    announcedAt: null,
    aliveAt: { gt: now, lte: followUpsUntil(now) },
  }
  const coming = await db.call.findMany({
    where: isComing,
    orderBy: [{ aliveAt: 'asc' }, { id: 'asc' }],
    take: mostOfSection,
    select: ofCall,
  })
  const isOpenLine: Prisma.LineWhereInput = { AND: [visibleLines(actor), { room }], completedAt: null }
  const isDue: Prisma.LineWhereInput = { ...isOpenLine, nextChangeDate: { lt: linesUntil(timeZone, now) } }
  const due = await db.line.findMany({
    where: isDue,
    orderBy: [{ nextChangeDate: 'asc' }, { id: 'asc' }],
    take: mostOfSection,
    select: ofLine,
  })
  const infected = await db.line.findMany({ where: { ...isOpenLine, infection: true }, select: ofLine })

  // Line checks are a group of their own, also on hold (rules 3.2).
  const calls = inQueueOrder(open).map((row) => callOf(row, facilityId))
  const isHeld = ({ status, isLineCheck }: HandoverCall): boolean =>
    queueGroup({ statusName: status, lineCheck: isLineCheck }) === 'onHold'
  return {
    calls: sectionOf(calls.filter((call) => !isHeld(call))),
    holds: sectionOf(calls.filter(isHeld)),
    followUps: sectionOf(
      coming.map((row) => callOf(row, facilityId)),
      coming.length < mostOfSection ? coming.length : await db.call.count({ where: isComing }),
    ),
    dueLines: sectionOf(
      due.map(lineOf).sort(compareDueLines),
      due.length < mostOfSection ? due.length : await db.line.count({ where: isDue }),
    ),
    infections: sectionOf(infected.map(lineOf).sort(compareByRoom)),
  }
}
