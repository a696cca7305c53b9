import type { Prisma } from '../../../db/generated/prisma/client'
import { unitOf } from '../../../domain/configuration/facilities/unit'
import {
  compareOnRound,
  isOnRound,
  unitsOf,
  type RoundChoice,
  type RoundPlace,
  type RoundUnit,
} from '../../../domain/calls/queue/round'
import { may } from '../../../domain/kernel/permissions'
import { authorize, type Request } from '../../kernel/request'
import { activeCalls } from '../../records/callVisibility'
import { visibleLines } from '../../records/lineVisibility'
import { mostOfGroup, readDueLines } from './dueLines'

/** A stop is a call, or a line that is due and has no call in the queue. */
export type Stop = {
  id: string
  place: RoundPlace
  since: Date
  unit: string | null
  callId: string | null
  lineId: string | null
}
export type Round = { units: RoundUnit[]; stops: Stop[] }

const room = {
  select: { name: true, facility: { select: { id: true, name: true, weight: true } } },
} satisfies Prisma.RoomDefaultArgs

type Room = Prisma.RoomGetPayload<typeof room> | null

const placeOf = (found: Room): RoundPlace => found && { facility: found.facility, roomName: found.name }

/**
 * Open lines that are due today or overdue, and line checks of the queue, in walking order (rules 4.18). A line with
 * calls in the queue is there by these.
 */
export const readRound = async (request: Request, choice: RoundChoice): Promise<Round> => {
  const actor = authorize(request, 'call:work')
  const db = request.clients.forProvider(actor.providerId)
  const due = may(actor, 'lines:see') ? await readDueLines(request, mostOfGroup, ['OVERDUE', 'TODAY']) : []
  const dueIds = due.filter(({ group }) => group === 'OVERDUE' || group === 'TODAY').flatMap(({ ids }) => ids)
  const isOnIt: Prisma.CallWhereInput = { OR: [{ purpose: { lineCheck: true } }, { lineId: { in: dueIds } }] }
  const [calls, lines] = await Promise.all([
    db.call.findMany({
      where: { AND: [activeCalls(actor, request.now()), isOnIt] },
      select: { id: true, lineId: true, aliveAt: true, room },
    }),
    db.line.findMany({
      where: { AND: [visibleLines(actor), { id: { in: dueIds } }] },
      select: { id: true, nextChangeDate: true, room },
    }),
  ])
  const called = new Set(calls.map(({ lineId }) => lineId))
  const stops: Stop[] = [
    ...calls.map((call) => ({
      id: call.id,
      place: placeOf(call.room),
      since: call.aliveAt,
      callId: call.id,
      lineId: call.lineId,
    })),
    ...lines
      .filter(({ id }) => !called.has(id))
      .map((line) => ({
        id: line.id,
        place: placeOf(line.room),
        since: line.nextChangeDate!,
        callId: null,
        lineId: line.id,
      })),
  ].map((stop) => ({ ...stop, unit: stop.place && unitOf(stop.place.roomName) }))
  return {
    units: unitsOf(stops),
    stops: stops.filter(({ place }) => isOnRound(choice, place)).sort(compareOnRound),
  }
}
