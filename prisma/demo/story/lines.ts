import { atLocal, calendarDate, day, localDay } from './calendar'
import { append, noRows, openCall, rowsOf, type CallRow, type Rows, type Worked } from './calls'
import type { Entries } from '../plan/forms'
import { lineName, type Insertion } from './insertions'
import { patientFields } from '../plan/patients'
import { phrase } from '../plan/phrases'
import type { Facility, Patient } from './model'
import { purposeNamed, type World } from './world'

/** Days between dressing changes on the ward. */
export const weekly = 7
/** A gauze dressing is changed after two days. */
const afterGauze = 2
/** At home a visiting nurse changes the dressing; the team sees the line every four weeks. */
const atHome = 28

/** Infections for each line-day (published: 1 to 2 for each 1,000). */
const infectionHazard = 1.5 / 1000

/** Besides infection, and such as the reports of teams tell: most treatments end; occlusion and accidents are the complications seen most. */
const reasons = { 'Treatment ended': 82, Occlusion: 5.5, Accidental: 6, Thrombosis: 3, Death: 3.5 }

export const isHome = (line: OpenLine, at: number): boolean => at > line.homeAt

export const isInfected = ({ infection }: OpenLine, at: number): boolean =>
  infection !== null && infection.start <= at && at < infection.stop

/** A line that is in, with everything done on it so far. */
export type OpenLine = ReturnType<typeof placeLine>

/** The line that a completed insertion leaves behind. */
export const placeLine = (
  world: World,
  facility: Facility,
  patient: Patient,
  insertion: Insertion,
  createdAt: number,
) => {
  const { random } = world
  const { timeZone } = facility
  const dwell = Math.max(1, Math.round(Math.min(75, random.logNormal(11, 1.17))))
  // What is found in the first two days came with the patient.
  const start = createdAt + (2 - Math.log(1 - random.next()) / infectionHazard) * day
  const isFound = start < createdAt + dwell * day
  // Some cost the line, some are treated through it.
  const isPulled = isFound && random.chance(0.4)
  const outDay = isPulled ? localDay(start, timeZone) + random.int(1, 3) : localDay(createdAt, timeZone) + dwell
  return {
    id: random.uuid(createdAt),
    name: lineName(world, insertion, patient),
    insertion,
    facility,
    patient,
    room: patient.room,
    createdAt,
    /** When it will be out, and why. */
    outAt: atLocal(outDay, random.between(8, 18), timeZone),
    outFor: isPulled ? 'Infection' : random.weighted(reasons),
    /** From when it was found until it was over; Infinity: as long as the line is in. */
    infection: isFound
      ? { start, stop: isPulled || random.chance(0.6) ? Infinity : start + random.between(10, 21) * day }
      : null,
    /** When the patient goes home with it. */
    homeAt: createdAt + random.logNormal(10, 0.6) * day,
    /** When its last call was done. */
    visitedAt: createdAt,
    next: { due: 0, afterCallId: '', setById: '' },
    rows: noRows(),
  }
}

/** Takes a completed call into the line's record, and sets the next change (rules 3.11). */
export const visited = (world: World, line: OpenLine, worked: Worked, entries: Entries, days: number | null): void => {
  worked.call.lineId = line.id
  append(line.rows, rowsOf(world, worked, entries))
  line.visitedAt = worked.completedAt
  if (days !== null)
    line.next = { due: worked.completedAt + days * day, afterCallId: worked.call.id, setById: worked.completedById }
}

/** The dressing is changed: which it is now, and the days until the next change. */
export const changeDressing = ({ random }: World, line: OpenLine, { call, completedAt }: Worked) => {
  const isGauze = random.chance(0.15)
  const home = isHome(line, completedAt)
  if (home) call.followUpDays = atHome
  if (home) call.comments = phrase(random, isGauze ? 'gauze at home' : 'home')
  else if (isGauze) call.comments = phrase(random, 'gauze')
  return { dressing: isGauze ? 'Gauze' : 'Transparent', days: home ? atHome : isGauze ? afterGauze : weekly }
}

type When = Pick<CallRow, 'aliveAt' | 'createdAt'> & { createdById: string | null } & Partial<CallRow>

/** A call about the line, on hold. */
export const heldCall = (world: World, line: OpenLine, purpose: string, when: When): CallRow =>
  openCall(world, {
    purpose: purposeNamed(world, purpose),
    status: 'On Hold',
    room: line.room,
    ...patientFields(line.patient, 'full'),
    lineId: line.id,
    ...when,
  })

/** The call for the next change, as it waits for its day (rules 3.11). */
export const followUpCall = (world: World, line: OpenLine): CallRow => {
  const [aliveAt, createdAt] = [new Date(line.next.due), new Date(line.visitedAt)]
  const { afterCallId: followUpFromId, setById: createdById } = line.next
  const when = { aliveAt, dressingChangeDate: aliveAt, createdAt, createdById }
  return heldCall(world, line, 'Dressing Change', { ...when, followUpFromId })
}

/** The line with all that happened to it; what is known of an infection until now, and with the line it is over too. */
export const lineRows = (world: World, line: OpenLine, closed: { at: number; byId: string } | null): Rows => {
  const { providerId, random, staff } = world
  const { id, facility, patient, infection } = line
  const until = closed?.at ?? world.now
  const dateOf = (time: number): string => calendarDate(localDay(time, facility.timeZone) * day)
  if (infection && infection.start < until)
    line.rows.infection_entry.push({
      id: random.uuid(infection.start),
      providerId,
      lineId: id,
      startedOn: dateOf(infection.start),
      stoppedOn: closed || infection.stop < until ? dateOf(Math.min(infection.stop, until)) : null,
      createdAt: new Date(infection.start),
      createdById: staff.anyone(facility, infection.start).userId,
    })
  const row = {
    id,
    providerId,
    name: line.name,
    followUpInterval: weekly,
    nextChangeDate: new Date(line.next.due),
    roomId: line.room.id,
    mrn: patient.mrn,
    orderingProvider: patient.orderingProvider,
    infection: !closed && isInfected(line, until),
    infectionNotes: line.rows.infection_entry.length > 0 ? phrase(random, 'infections') : null,
    createdAt: new Date(line.createdAt),
    completedAt: closed && new Date(closed.at),
    completedById: closed && closed.byId,
  }
  return { ...line.rows, line: [row] }
}
