import { atLocal, day, localDay } from './calendar'
import { openCall, type Piece, type Worked } from './calls'
import { infectionRows, infectionsOf, type Infections } from './infections'
import { lineName, type Insertion } from './insertions'
import { patientFields } from '../plan/patients'
import { gauzeNotes, homeGauzeNotes, homeNotes, infectionNotesOf } from '../plan/phrases'
import type { RemovalReason } from '../plan/procedures'
import type { CallRow, CallValueRow, WorkOrderRow } from '../load/rows'
import { purposeNamed, type Facility, type Patient, type Room, type World } from './world'

/** A line that is in, with everything done on it so far. */
export interface OpenLine {
  id: string
  name: string
  insertion: Insertion
  facility: Facility
  patient: Patient
  room: Room
  createdAt: number
  /** When it will be out. */
  outAt: number
  /** And why. */
  outFor: RemovalReason
  infections: Infections
  /** When the patient goes home with it. */
  homeAt: number
  /** When its last call was done. */
  visitedAt: number
  /** The last day on which somebody called about it. */
  askedOn: number
  next: { due: number; afterCallId: string; setById: string }
  calls: CallRow[]
  workOrders: WorkOrderRow[]
  values: CallValueRow[]
}

/** Days between dressing changes on the ward. */
export const weekly = 7
/** A gauze dressing is changed after two days. */
const afterGauze = 2
/** At home a visiting nurse changes the dressing; the team sees the line every four weeks. */
const atHome = 28

export const isHome = (line: OpenLine, at: number): boolean => at > line.homeAt

/** The line that a completed insertion leaves behind. */
export const placeLine = (
  world: World,
  facility: Facility,
  patient: Patient,
  insertion: Insertion,
  worked: Worked,
): OpenLine => {
  const { random } = world
  const createdAt = worked.completedAt
  const dwell = Math.max(1, Math.round(Math.min(75, random.logNormal(11, 1.17))))
  const infections = infectionsOf(world, createdAt, createdAt + dwell * day)
  const { pulledAt } = infections
  const outDay =
    pulledAt === null
      ? localDay(createdAt, facility.timeZone) + dwell
      : localDay(pulledAt, facility.timeZone) + random.int(1, 3)
  const line: OpenLine = {
    id: random.uuid(createdAt),
    name: lineName(world, insertion, patient),
    insertion,
    facility,
    patient,
    room: patient.room,
    createdAt,
    outAt: atLocal(outDay, random.between(8, 18), facility.timeZone),
    outFor: pulledAt === null ? reasonFor(world) : 'Infection',
    infections,
    homeAt: createdAt + random.logNormal(10, 0.6) * day,
    visitedAt: createdAt,
    askedOn: localDay(createdAt, facility.timeZone),
    next: { due: 0, afterCallId: worked.call.id, setById: worked.completedById },
    calls: [],
    workOrders: [],
    values: [],
  }
  visited(line, worked, weekly)
  return line
}

/** Takes a completed call into the line's record. */
export const takeIn = (line: OpenLine, { call, workOrders, values, completedAt }: Worked): void => {
  call.lineId = line.id
  line.calls.push(call)
  line.workOrders.push(...workOrders)
  line.values.push(...values)
  line.visitedAt = completedAt
}

/** The same, and sets the next change (rules 3.11). */
export const visited = (line: OpenLine, worked: Worked, days: number): void => {
  takeIn(line, worked)
  line.next = { due: worked.completedAt + days * day, afterCallId: worked.call.id, setById: worked.completedById }
}

type Change = { dressing: 'Transparent' | 'Gauze'; days: number }

/** The dressing is changed: which it is now, and the days until the next change. */
export const changeDressing = ({ random }: World, line: OpenLine, { call, completedAt }: Worked): Change => {
  const home = isHome(line, completedAt)
  const dressing = random.chance(0.15) ? 'Gauze' : 'Transparent'
  if (home) call.followUpDays = atHome
  if (home) call.comments = random.pick(dressing === 'Gauze' ? homeGauzeNotes : homeNotes)
  else if (dressing === 'Gauze') call.comments = random.pick(gauzeNotes)
  return { dressing, days: home ? atHome : dressing === 'Gauze' ? afterGauze : weekly }
}

/** The call for the next change, as it waits on hold for its day (rules 3.11). */
export const followUpCall = (world: World, line: OpenLine): CallRow => {
  const dueAt = new Date(line.next.due)
  return openCall(world, {
    purpose: purposeNamed(world, 'Dressing Change'),
    status: 'On Hold',
    room: line.room,
    ...patientFields(line.patient, 'full'),
    lineId: line.id,
    followUpFromId: line.next.afterCallId,
    aliveAt: dueAt,
    dressingChangeDate: dueAt,
    createdAt: new Date(line.visitedAt),
    createdById: line.next.setById,
  })
}

/** The line with all that happened to it. */
export const linePiece = (world: World, line: OpenLine, closed: { at: number; byId: string } | null): Piece => {
  const infections = infectionRows(world, line, closed?.at ?? world.now, closed !== null)
  return {
    line: {
      id: line.id,
      providerId: world.providerId,
      name: line.name,
      followUpInterval: weekly,
      nextChangeDate: new Date(line.next.due),
      roomId: line.room.id,
      mrn: line.patient.mrn,
      orderingProvider: line.patient.orderingProvider,
      infection: infections.some(({ stoppedOn }) => stoppedOn === null),
      infectionNotes: infections.length > 0 ? infectionNotesOf(world.random) : null,
      createdAt: new Date(line.createdAt),
      completedAt: closed ? new Date(closed.at) : null,
      completedById: closed?.byId ?? null,
    },
    infections,
    calls: line.calls,
    workOrders: line.workOrders,
    values: line.values,
  }
}

/** Besides infection, and such as the reports of teams tell: most treatments end; occlusion and accidents are the complications seen most. */
const reasons: Partial<Record<RemovalReason, number>> = {
  'Treatment ended': 82,
  Occlusion: 5.5,
  Accidental: 6,
  Thrombosis: 3,
  Death: 3.5,
}
const reasonFor = ({ random }: World): RemovalReason =>
  random.weighted(Object.keys(reasons) as RemovalReason[], (reason) => reasons[reason] ?? 0)
