import { hour, isWeekend, localDay, minute } from './calendar'
import { insertions, insertionSuccess } from '../plan/catalogue'
import { closeCall, rowsOf, type Rows, type Worked } from './calls'
import { attempt, exchange, isCentral, putsLineIn } from './insertions'
import { changeDressing, followUpCall, isInfected, lineRows, placeLine, visited, weekly, type OpenLine } from './lines'
import { phrase } from '../plan/phrases'
import { entriesOf, insertionEntries } from './recorded'
import { arrivalTime, dueRequest, newRequest, someFacility, type Request } from './requests'
import type { World } from './world'

/** Follow-ups that came due this lately are still in the queue. */
const stillWaiting = 8 * hour

/** Day after day until now. Lines that are still in when it ends stay in `openLines`. */
export function* history(world: World, openLines: Set<OpenLine>): Generator<Partial<Rows>> {
  const { now, random, scale, plan, facilities } = world
  const today = Math.max(...facilities.map(({ timeZone }) => localDay(now, timeZone)))
  const first = today - plan.days
  // Two days back, so that whatever becomes of a deleted call is over.
  const deletions = Array.from({ length: Math.round(plan.deleted * scale) }, () => random.int(first, today - 2))
  for (let date = first; date <= today; date += 1) {
    const requests: Request[] = []
    for (const line of openLines) {
      const request = requestOfLine(world, line, date)
      if (request) requests.push(request)
      else if (isOut(line, date)) yield* takenOutByFloor(world, line, openLines)
    }
    requests.push(...newRequests(world, date, requests.length, openLines))
    const until = requests.filter(({ call }) => call.aliveAt.getTime() < now)
    for (const request of until.sort((a, b) => a.wanted - b.wanted)) yield* work(world, request, openLines)
    for (const each of deletions) if (each === date) yield deletedCall(world, date)
  }
}

/** What is due on a line that day, or that it is to come out. What is due that day is done when the line comes out. */
const requestOfLine = (world: World, line: OpenLine, date: number): Request | null => {
  const { facility, next } = line
  if (localDay(next.due, facility.timeZone) <= date) {
    if (next.due >= world.now - stillWaiting) return null
    return dueRequest(world, line, facility.followUpsEnabled ? followUpCall(world, line) : null)
  }
  if (!isOut(line, date) || world.random.chance(0.5)) return null
  const outAt = Math.max(line.outAt, line.visitedAt + hour)
  const removal = newRequest(world, 'Line Removal', facility, outAt, line)
  return { ...removal, wanted: Math.min(removal.wanted, outAt + 3 * hour) }
}

const isOut = ({ facility, next, outAt }: OpenLine, date: number): boolean =>
  localDay(outAt, facility.timeZone) <= date && localDay(next.due, facility.timeZone) > date

/** The floor took it out, and somebody of the team closes the line. */
function* takenOutByFloor(world: World, line: OpenLine, openLines: Set<OpenLine>): Generator<Rows> {
  const at = Math.round(Math.max(line.outAt, line.visitedAt + hour) + world.random.between(0, 3) * hour)
  if (at >= world.now) return
  openLines.delete(line)
  yield lineRows(world, line, { at, byId: world.staff.anyone(line.facility, at).userId })
}

/** The calls of that day that are not due on a line. */
const newRequests = (world: World, date: number, due: number, openLines: Set<OpenLine>): Request[] => {
  const { random, scale, plan, purposes } = world
  const target = random.round(random.int(...(isWeekend(date) ? plan.weekend : plan.weekday)) * scale)
  const insertionsLeft = random.round(target * plan.insertions)
  const everydayLeft = random.round(target * plan.everyday)
  const everyday = Object.fromEntries([...purposes.values()].map((purpose) => [purpose.name, purpose.everyday]))
  const quiet = [...openLines].filter((line) => isQuiet(line, date))
  const fresh = (purpose: string, facility = someFacility(world)): Request =>
    newRequest(world, purpose, facility, arrivalTime(world, facility, date))
  const everydayRequest = (): Request => {
    const purpose = random.weighted(everyday)
    const about = purposes.get(purpose)?.about
    if (!about) return fresh(purpose)
    const lines = about === 'line' ? quiet : quiet.filter(({ insertion }) => isCentral(insertion))
    if (lines.length === 0) return fresh('Difficult IV')
    const line = random.pick(lines)
    quiet.splice(quiet.indexOf(line), 1)
    return newRequest(world, purpose, line.facility, arrivalTime(world, line.facility, date), line)
  }
  return Array.from({ length: Math.max(0, target - due) }, (_, index) => {
    if (index < insertionsLeft) return fresh(random.weighted(insertions))
    return index < insertionsLeft + everydayLeft ? everydayRequest() : fresh('Difficult IV')
  })
}

/** On the ward, with nothing else going on that day. */
const isQuiet = ({ facility, visitedAt, next, outAt, homeAt }: OpenLine, date: number): boolean => {
  const dateOf = (time: number): number => localDay(time, facility.timeZone)
  return dateOf(visitedAt) < date && Math.min(dateOf(next.due), dateOf(outAt)) > date + 1 && dateOf(homeAt) > date
}

function* work(world: World, request: Request, openLines: Set<OpenLine>): Generator<Partial<Rows>> {
  const worked = closeCall(world, request)
  if (!worked) return
  const { call, purpose, facility, patient, line } = request
  if (line) {
    if (!isRemovedBy(line, purpose.name, worked)) return visit(world, line, purpose.name, worked)
    if (purpose.name !== 'Line Removal') call.comments = 'Line removed instead.'
    visited(world, line, worked, entriesOf(world, 'Line Removal', call, knownOf(line, worked)), null)
    openLines.delete(line)
    return yield lineRows(world, line, { at: worked.completedAt, byId: worked.completedById })
  }
  if (!putsLineIn(purpose.name)) return yield rowsOf(world, worked, entriesOf(world, purpose.name, call))
  const insertion = attempt(world, purpose.name, call.preComments, world.random.chance(insertionSuccess))
  const entries = insertionEntries(world, call, insertion)
  // Where no follow-ups are made, nobody asks for a line either (rules 3.9).
  if (!insertion.catheter || !(facility.followUpsEnabled || world.random.chance(0.5)))
    return yield rowsOf(world, worked, entries)
  const placed = placeLine(world, facility, patient, insertion, worked.completedAt)
  visited(world, placed, worked, entries, weekly)
  openLines.add(placed)
}

const isRemovedBy = ({ facility, outAt }: OpenLine, purpose: string, { call }: Worked): boolean =>
  purpose === 'Line Removal' ||
  localDay(outAt, facility.timeZone) <= localDay(call.aliveAt.getTime(), facility.timeZone)

const knownOf = (line: OpenLine, { completedAt }: Worked, dressing = '') => ({
  insertion: line.insertion,
  outFor: line.outFor,
  infected: isInfected(line, completedAt),
  dressing,
})

/** Done and written down, and the next change is set. */
const visit = (world: World, line: OpenLine, purpose: string, worked: Worked): void => {
  const isDressing = purpose === 'Dressing Change'
  const { dressing, days } = isDressing ? changeDressing(world, line, worked) : { dressing: '', days: weekly }
  if (purpose === 'Line Exchange') line.insertion = exchange(world, line.insertion)
  visited(world, line, worked, entriesOf(world, purpose, worked.call, knownOf(line, worked, dressing)), days)
}

/** A call of that day that somebody deleted: most while they waited, a few after they were completed. */
const deletedCall = (world: World, date: number): Partial<Rows> => {
  const { random, staff, members } = world
  const facility = someFacility(world)
  const purpose = random.weighted({ 'Difficult IV': 3, 'PICC Insertion': 1, 'Midline Insertion': 1 })
  const request = newRequest(world, purpose, facility, arrivalTime(world, facility, date))
  const { call } = request
  const worked = random.chance(0.07) ? closeCall(world, request) : null
  const rows = worked
    ? rowsOf(
        world,
        worked,
        putsLineIn(purpose)
          ? insertionEntries(world, call, attempt(world, purpose, call.preComments, false))
          : entriesOf(world, purpose, call),
      )
    : { call: [call] }
  const waited = Math.min(8 * 60, random.logNormal(55, 0.9)) * minute
  const at = worked ? worked.completedAt + random.between(0.2, 10) * hour : call.aliveAt.getTime() + waited
  const supervisors = members.filter(({ person: { role } }) => role === 'Manager' || role === 'Admin')
  const byAsker = random.chance(0.4) ? call.createdById : null
  call.deletedAt = call.updatedAt = new Date(Math.round(at))
  call.deletedById = call.updatedById = worked
    ? random.pick(supervisors).userId
    : (byAsker ?? staff.anyone(facility, at).userId)
  call.version += 1
  if (random.chance(0.6)) call.comments = phrase(random, 'deletions')
  return rows
}
