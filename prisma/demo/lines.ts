import { atLocal, day, localDay } from './calendar'
import { openCall, type Worked } from './calls'
import { patientFields } from './patients'
import { gauzeNotes, homeNotes, infectionNotesOf } from './phrases'
import type { CallRow, LineRow, WorkOrderRow } from './rows'
import { purposeNamed, type Facility, type Patient, type Room, type World } from './world'

type LineType = 'SL PICC' | 'DL PICC' | 'TL PICC' | 'ML' | 'CVL'

/** A line that is in, with everything done on it so far. */
export interface OpenLine {
  id: string
  name: string
  type: LineType
  facility: Facility
  patient: Patient
  room: Room
  createdAt: number
  /** When it will be out. */
  outAt: number
  /** When the patient goes home with it. */
  homeAt: number
  /** When its last call was done. */
  visitedAt: number
  /** The last day on which somebody called about it. */
  askedOn: number
  next: { due: number; afterCallId: string; setById: string }
  calls: CallRow[]
  workOrders: WorkOrderRow[]
}

/** Days between dressing changes on the ward. */
const weekly = 7
/** A gauze dressing is changed after two days. */
const afterGauze = 2
/** At home a visiting nurse changes the dressing; the team sees the line every four weeks. */
const atHome = 28

export const isHome = (line: OpenLine, at: number): boolean => at > line.homeAt

/** The line that a completed insertion leaves behind. */
export const placeLine = (world: World, facility: Facility, patient: Patient, purposeName: string, worked: Worked): OpenLine => {
  const { random } = world
  const createdAt = worked.completedAt
  const type = typeOf(world, purposeName)
  const dwell = Math.min(75, random.logNormal(11, 1.17))
  const outDay = localDay(createdAt, facility.timeZone) + Math.max(1, Math.round(dwell))
  const line: OpenLine = {
    id: random.uuid(createdAt),
    name: nameOf(world, type, patient),
    type,
    facility,
    patient,
    room: patient.room,
    createdAt,
    outAt: atLocal(outDay, random.between(8, 18), facility.timeZone),
    homeAt: createdAt + random.logNormal(10, 0.6) * day,
    visitedAt: createdAt,
    askedOn: localDay(createdAt, facility.timeZone),
    next: { due: 0, afterCallId: worked.call.id, setById: worked.completedById },
    calls: [],
    workOrders: [],
  }
  visited(line, worked, weekly)
  return line
}

/** Takes a completed call into the line's record. */
export const takeIn = (line: OpenLine, { call, workOrders, completedAt }: Worked): void => {
  call.lineId = line.id
  line.calls.push(call)
  line.workOrders.push(...workOrders)
  line.visitedAt = completedAt
}

/** The same, and sets the next change (rules 3.11). */
export const visited = (line: OpenLine, worked: Worked, days: number): void => {
  takeIn(line, worked)
  line.next = { due: worked.completedAt + days * day, afterCallId: worked.call.id, setById: worked.completedById }
}

/** The days until the next change after a dressing change. */
export const daysAfterChange = (world: World, line: OpenLine, worked: Worked): number => {
  if (isHome(line, worked.completedAt)) {
    worked.call.comments = world.random.pick(homeNotes)
    return atHome
  }
  if (!world.random.chance(0.15)) return weekly
  worked.call.comments = world.random.pick(gauzeNotes)
  return afterGauze
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

export const lineRow = (world: World, line: OpenLine, closed: { at: number; byId: string } | null): LineRow => {
  const days = ((closed?.at ?? world.now) - line.createdAt) / day
  // 1.5 infections per 1,000 line-days.
  const infection = world.random.chance(1 - Math.exp(-0.0015 * days))
  return {
    id: line.id,
    providerId: world.providerId,
    name: line.name,
    followUpInterval: weekly,
    nextChangeDate: new Date(line.next.due),
    roomId: line.room.id,
    mrn: line.patient.mrn,
    orderingProvider: line.patient.orderingProvider,
    infection,
    infectionNotes: infection ? infectionNotesOf(world.random) : null,
    createdAt: new Date(line.createdAt),
    completedAt: closed ? new Date(closed.at) : null,
    completedById: closed?.byId ?? null,
  }
}

const typeOf = ({ random }: World, purposeName: string): LineType => {
  if (purposeName === 'CVL Assist') return 'CVL'
  // The order change seen most: the PICC becomes a midline at the bedside.
  if (purposeName === 'Midline Insertion' || random.chance(0.07)) return 'ML'
  return random.weighted(['SL PICC', 'DL PICC', 'TL PICC'] as const, (type) => ({ 'SL PICC': 50, 'DL PICC': 42, 'TL PICC': 8 })[type])
}

const nameOf = ({ random }: World, type: LineType, { lastName }: Patient): string => {
  if (random.chance(0.5)) return `${lastName}'s Line`
  if (type === 'CVL') return `${random.pick(['R IJ', 'R IJ', 'L IJ', 'R subclavian', 'R femoral'])} CVL`
  const arm = random.chance(2 / 3) ? 'L' : 'R'
  const vein = random.weighted(['basilic', 'brachial', 'cephalic'], (name) => ({ basilic: 75, brachial: 17.5 })[name] ?? 7.5)
  return `${arm} ${vein} ${type}`
}
