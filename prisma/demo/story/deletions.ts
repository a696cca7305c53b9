import { hour, minute } from './calendar'
import { closeCall, leadOrder, pieceOf, record, type Piece } from './calls'
import { attempt } from './insertions'
import { deletionReasons } from '../plan/phrases'
import { recordInsertion, recordOther } from './recorded'
import { arrivalTime, newRequest, putsLineIn, someFacility, type Incoming } from './requests'
import { purposeNamed, type World } from './world'

const deletable = ['Difficult IV', 'Difficult IV', 'Difficult IV', 'PICC Insertion', 'Midline Insertion']

/** A call of that day that somebody deleted: most while they waited, some while worked on, a few after they were completed. */
export const deletedCall = (world: World, date: number): Piece => {
  const facility = someFacility(world)
  const incoming = newRequest(
    world,
    facility,
    purposeNamed(world, world.random.pick(deletable)),
    arrivalTime(world, facility, date),
  )
  const kind = world.random.next()
  if (kind < 0.07) return deletedWhenDone(world, incoming)
  return kind < 0.25 ? deletedAtWork(world, incoming) : deletedWaiting(world, incoming)
}

const deletedWaiting = (world: World, { call, facility }: Incoming): Piece => {
  const { random, staff, statusIds } = world
  if (random.chance(0.25)) call.statusCodeId = statusIds['On Hold']
  const at = call.aliveAt.getTime() + Math.min(8 * 60, random.logNormal(55, 0.9)) * minute
  const byAsker = random.chance(0.4) && call.createdById !== null
  return deletion(
    world,
    { calls: [call], workOrders: [] },
    at,
    byAsker ? (call.createdById as string) : staff.anyone(facility, at).userId,
  )
}

const deletedAtWork = (world: World, { call, facility, wanted }: Incoming): Piece => {
  const { random, staff } = world
  const { clinician, start } = staff.lead(facility, wanted)
  const at = Math.round(start + random.between(3, 20) * minute)
  clinician.busyUntil = at
  call.startTime = new Date(start)
  call.version += 1
  const order = leadOrder(world, call, { userId: clinician.userId, start, end: at }, clinician.training)
  return deletion(world, { calls: [call], workOrders: [order] }, at, clinician.userId)
}

const deletedWhenDone = (world: World, { call, purpose, facility, wanted }: Incoming): Piece => {
  const worked = closeCall(world, call, purpose, facility, wanted)
  if (worked) {
    const entries = putsLineIn(purpose)
      ? recordInsertion(world, call, attempt(world, purpose, call, false), { overWire: false })
      : recordOther(world, purpose, call)
    record(world, worked, entries)
  }
  const supervisors = world.members.filter(
    ({ person }) => (person.role === 'Manager' || person.role === 'Admin') && !person.superadmin,
  )
  const at = (worked?.completedAt ?? call.aliveAt.getTime()) + world.random.between(0.2, 10) * hour
  return deletion(
    world,
    worked ? pieceOf(worked) : { calls: [call], workOrders: [] },
    at,
    world.random.pick(supervisors).userId,
  )
}

const deletion = (world: World, piece: Piece, at: number, byId: string): Piece => {
  for (const call of piece.calls) {
    call.deletedAt = new Date(Math.max(Math.round(at), call.updatedAt.getTime()))
    call.deletedById = byId
    call.updatedAt = call.deletedAt
    call.updatedById = byId
    call.version += 1
    if (world.random.chance(0.6)) call.comments = world.random.pick(deletionReasons)
  }
  return piece
}
