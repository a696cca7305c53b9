import { atLocal, hour, localHour, minute } from './calendar'
import { arrivals, responses } from '../plan/catalogue'
import { openCall, type CallRow, type Incoming } from './calls'
import { putsLineIn } from './insertions'
import { isHome, type OpenLine } from './lines'
import { knownPatient, newPatient, patientFields } from '../plan/patients'
import { contactOf, notesOf, phrase } from '../plan/phrases'
import type { Facility, Patient, Room } from './model'
import { purposeNamed, type Purpose, type World } from './world'

export interface Request extends Incoming {
  patient: Patient
  line?: OpenLine
}

export const arrivalTime = ({ random }: World, facility: Facility, onDay: number): number =>
  atLocal(onDay, Number(random.weighted(arrivals)) + random.next(), facility.timeZone)

/** A facility, the larger the likelier. */
export const someFacility = ({ random, facilities }: World): Facility =>
  facilities[Number(random.weighted(facilities.map(({ beds }) => beds)))]!

const roomFor = ({ random }: World, purpose: Purpose, { rooms }: Facility): Room => {
  const kinds = Object.entries(purpose.rooms).filter(([kind]) => rooms.some((room) => room.kind === kind))
  const kind = random.weighted(Object.fromEntries(kinds))
  return random.pick(rooms.filter((room) => room.kind === kind))
}

/** What the facility requires is there, because the call could not be closed without it; the rest as people tell it. */
const toldOf = (world: World, facility: Facility, patient: Patient, isAboutLine: boolean): Partial<CallRow> => {
  const { random } = world
  const told = { ...patientFields(patient, 'full'), contact: contactOf(random, patient.room.name) as string | null }
  const shares = {
    dob: 0.12,
    orderingProvider: 0.25,
    // A line is found again by the record number.
    mrn: isAboutLine ? 0 : 0.25,
    patientFirstName: 0.06,
    contact: 0.12,
  }
  for (const field of Object.keys(shares) as (keyof typeof shares)[])
    if (!facility.requiredCallFields.includes(field) && random.chance(shares[field])) told[field] = null
  return { ...told, roomDescription: random.chance(0.05) ? phrase(random, 'places in a room') : null }
}

/** A call that somebody enters; about `line` when it is given. */
export const newRequest = (
  world: World,
  purposeName: string,
  facility: Facility,
  at: number,
  line?: OpenLine,
): Request => {
  const { random } = world
  const purpose = purposeNamed(world, purposeName)
  const known = !line && random.chance(0.3) ? knownPatient(world, facility) : undefined
  const patient =
    line?.patient ??
    (known && purpose.rooms[known.room.kind] ? known : newPatient(world, facility, roomFor(world, purpose, facility)))
  const isStat = random.chance(purpose.stat)
  const removedFor = line ? (purposeName === 'Line Removal' ? line.outFor : '') : null
  const call = openCall(world, {
    purpose,
    status: isStat ? 'Stat' : 'Normal',
    room: line?.room ?? patient.room,
    ...toldOf(world, facility, patient, line !== undefined || putsLineIn(purposeName)),
    preComments: random.chance(0.7) ? notesOf(random, purposeName, removedFor) : null,
    customJob: purposeName === 'Custom' ? phrase(random, 'custom jobs') : null,
    insertedBy: purposeName === 'Line Assessment' && random.chance(0.15) ? phrase(random, 'placers') : null,
    aliveAt: new Date(at),
    createdAt: new Date(at),
    createdById: random.pick(facility.askers),
  })
  const wanted = at + responseTime(world, isStat ? 'stat' : 'normal')
  return { call, purpose, facility, patient, wanted, line }
}

/** The dressing change that is due on a line: a scheduled follow-up, or where there are none a call that somebody enters. */
export const dueRequest = (world: World, line: OpenLine, followUp: CallRow | null): Request => {
  const { facility, patient } = line
  const { due } = line.next
  if (!followUp) return newRequest(world, 'Dressing Change', facility, Math.max(due, line.visitedAt + hour), line)
  const chairs = facility.rooms.filter(({ kind }) => kind === 'clinic')
  if (isHome(line, due) && chairs.length > 0) {
    line.room = world.random.pick(chairs)
    followUp.roomId = line.room.id
  }
  if (facility.requiredCallFields.includes('contact') || world.random.chance(0.2))
    followUp.contact = contactOf(world.random, line.room.name)
  const clock = localHour(due, facility.timeZone)
  // Nobody wakes a patient for a dressing.
  const asleep = clock >= 21 ? 31 - clock : clock < 7 ? 7 - clock : 0
  const wanted = due + asleep * hour + responseTime(world, 'followUp')
  return { call: followUp, purpose: purposeNamed(world, 'Dressing Change'), facility, patient, wanted, line }
}

const responseTime = ({ random }: World, kind: keyof typeof responses): number =>
  Math.round(Math.min(12 * 60, Math.max(1, random.logNormal(...responses[kind]))) * minute)
