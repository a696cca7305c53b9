import { atLocal, hour, localHour, minute } from './calendar'
import { arrivals, insertions, responses } from '../plan/catalogue'
import { openCall } from './calls'
import { isHome, type OpenLine } from './lines'
import { knownPatient, newPatient, patientFields } from '../plan/patients'
import { contactOf, customJobs, notesOf, placers, removalNotesOf } from '../plan/phrases'
import type { Random } from './random'
import type { CallRow } from '../load/rows'
import {
  purposeNamed,
  type Facility,
  type Patient,
  type Purpose,
  type Room,
  type StatusName,
  type World,
} from './world'

/** A call that came in, and when somebody is free in mind to take it. */
export interface Incoming {
  call: CallRow
  purpose: Purpose
  facility: Facility
  patient: Patient
  wanted: number
  line?: OpenLine
}

export const putsLineIn = (purpose: Purpose): boolean => insertions.some((each) => each.purpose === purpose.name)

const hours = arrivals.map((_, index) => index)

export const arrivalTime = (world: World, facility: Facility, onDay: number): number =>
  atLocal(onDay, world.random.weighted(hours, (index) => arrivals[index] ?? 0) + world.random.next(), facility.timeZone)

/** A facility, the larger the likelier. */
export const someFacility = (world: World): Facility => world.random.weighted(world.facilities, ({ beds }) => beds)

const roomFor = (world: World, purpose: Purpose, facility: Facility): Room => {
  const kinds = facility.rooms.filter(({ kind }) => purpose.rooms[kind])
  const kind = world.random.weighted([...new Set(kinds.map((room) => room.kind))], (each) => purpose.rooms[each] ?? 0)
  return world.random.pick(kinds.filter((room) => room.kind === kind))
}

/** What the facility requires is there, because the call could not be closed without it; the rest as people tell it. */
const toldOf = (world: World, facility: Facility, patient: Patient, aboutLine: boolean): Partial<CallRow> => {
  const { random } = world
  const told = patientFields(patient, 'full')
  const required = (field: Facility['requiredCallFields'][number]): boolean =>
    facility.requiredCallFields.includes(field)
  if (!required('dob') && random.chance(0.12)) told.dob = null
  if (!required('orderingProvider') && random.chance(0.25)) told.orderingProvider = null
  // A line is found again by the record number.
  if (!required('mrn') && !aboutLine && random.chance(0.25)) told.mrn = null
  if (!required('patientFirstName') && random.chance(0.06)) told.patientFirstName = null
  return {
    ...told,
    contact: required('contact') || random.chance(0.88) ? contactOf(random, patient.room.name) : null,
    roomDescription: random.chance(0.05)
      ? random.pick(['bed A', 'bed B', 'bed by window', 'hall bed', 'chair 2'])
      : null,
  }
}

/** A call that somebody enters; about `line` when it is given. */
export const newRequest = (
  world: World,
  facility: Facility,
  purpose: Purpose,
  aliveAt: number,
  line?: OpenLine,
): Incoming => {
  const { random } = world
  const known = !line && random.chance(0.3) ? knownPatient(world, facility) : undefined
  const patient =
    line?.patient ??
    (known && purpose.rooms[known.room.kind] ? known : newPatient(world, facility, roomFor(world, purpose, facility)))
  const status: StatusName = random.chance(purpose.stat) ? 'Stat' : 'Normal'
  const call = openCall(world, {
    purpose,
    status,
    room: line?.room ?? patient.room,
    ...toldOf(world, facility, patient, line !== undefined || putsLineIn(purpose)),
    preComments: random.chance(0.7) ? toldBefore(random, purpose, line) : null,
    customJob: purpose.name === 'Custom' ? random.pick(customJobs) : null,
    insertedBy: purpose.name === 'Line Assessment' && random.chance(0.15) ? random.pick(placers) : null,
    aliveAt: new Date(aliveAt),
    createdAt: new Date(aliveAt),
    createdById: random.pick(facility.askers),
  })
  const { median, spread } = status === 'Stat' ? responses.stat : responses.normal
  return { call, purpose, facility, patient, wanted: aliveAt + responseTime(world, median, spread), line }
}

const toldBefore = (random: Random, purpose: Purpose, line?: OpenLine): string =>
  line && purpose.name === 'Line Removal'
    ? removalNotesOf(random, line.outFor)
    : notesOf(random, purpose.name, line !== undefined)

/** The dressing change that is due on a line: a scheduled follow-up, or where there are none a call that somebody enters. */
export const dueRequest = (world: World, line: OpenLine, followUp: CallRow | null): Incoming => {
  const { facility } = line
  const purpose = purposeNamed(world, 'Dressing Change')
  const due = line.next.due
  if (!followUp) return newRequest(world, facility, purpose, Math.max(due, line.visitedAt + hour), line)
  if (isHome(line, due)) moveToClinic(world, line, followUp)
  followUp.contact =
    facility.requiredCallFields.includes('contact') || world.random.chance(0.2)
      ? contactOf(world.random, line.room.name)
      : null
  const clock = localHour(due, facility.timeZone)
  // Nobody wakes a patient for a dressing.
  const asleep = clock >= 21 ? 31 - clock : clock < 7 ? 7 - clock : 0
  const { median, spread } = responses.followUp
  return {
    call: followUp,
    purpose,
    facility,
    patient: line.patient,
    wanted: due + asleep * hour + responseTime(world, median, spread),
    line,
  }
}

const moveToClinic = (world: World, line: OpenLine, followUp: CallRow): void => {
  const chairs = line.facility.rooms.filter(({ kind }) => kind === 'clinic')
  if (chairs.length === 0) return
  line.room = world.random.pick(chairs)
  followUp.roomId = line.room.id
}

const responseTime = (world: World, median: number, spread: number): number =>
  Math.round(Math.min(12 * 60, Math.max(1, world.random.logNormal(median, spread))) * minute)
