import { minute } from './calendar'
import { valueRows, type Entry } from '../plan/forms'
import { outcomeOf } from '../plan/phrases'
import type { CallRow, CallValueRow, InfectionRow, LineRow, WorkOrderRow } from '../load/rows'
import type { Clinician } from './staff'
import type { Facility, Purpose, Room, StatusName, World } from './world'

/** Rows that belong together: a line comes with all its calls. */
export interface Piece {
  line?: LineRow
  infections?: InfectionRow[]
  calls: CallRow[]
  workOrders: WorkOrderRow[]
  values?: CallValueRow[]
}

/** What is asked for, before anybody works on it. */
export interface Request extends Partial<CallRow> {
  purpose: Purpose
  status: StatusName
  room: Room | null
  aliveAt: Date
  /** Only a scheduled follow-up is made before it joins the queue (rules 3.1). */
  createdAt: Date
  createdById: string | null
}

export const openCall = (world: World, { purpose, status, room, ...fields }: Request): CallRow => ({
  id: world.random.uuid(fields.createdAt.getTime()),
  providerId: world.providerId,
  version: 1,
  purposeId: purpose.id,
  customJob: null,
  statusCodeId: world.statusIds[status],
  roomId: room?.id ?? null,
  roomDescription: null,
  contact: null,
  insertedBy: null,
  preComments: null,
  comments: null,
  patientFirstName: null,
  patientLastName: null,
  dob: null,
  mrn: null,
  orderingProvider: null,
  lineId: null,
  followUpFromId: null,
  assignedToId: null,
  followUpDays: null,
  announcedAt: fields.aliveAt.getTime() > world.now ? null : fields.aliveAt,
  startTime: null,
  completedAt: null,
  updatedAt: fields.createdAt,
  dressingChangeDate: null,
  deletedAt: null,
  updatedById: fields.createdById,
  completedById: null,
  deletedById: null,
  ...fields,
})

type Stretch = { userId: string; start: number; end: number | null }

const workOrder = (
  world: World,
  call: CallRow,
  { userId, start, end }: Stretch,
  role: Partial<WorkOrderRow>,
): WorkOrderRow => ({
  id: world.random.uuid(start),
  providerId: world.providerId,
  callId: call.id,
  userId,
  isLead: false,
  isTraining: false,
  isAssisting: false,
  startedAt: new Date(start),
  endedAt: end === null ? null : new Date(end),
  ...role,
})

/** The work order of the assignee (rules 3.4). */
export const leadOrder = (world: World, call: CallRow, stretch: Stretch, training: boolean): WorkOrderRow =>
  workOrder(world, call, stretch, { isLead: true, isTraining: training })

/** Somebody's who joined: assisting, or in training (rules 3.5). */
export const helperOrder = (world: World, call: CallRow, stretch: Stretch, training: boolean): WorkOrderRow =>
  workOrder(world, call, stretch, training ? { isTraining: true } : { isAssisting: true })

export interface Worked {
  call: CallRow
  workOrders: WorkOrderRow[]
  values: CallValueRow[]
  completedAt: number
  completedById: string
}

/** The call worked to its end; null when that would not have happened yet. `wanted`: when somebody would take it. */
export const closeCall = (
  world: World,
  call: CallRow,
  purpose: Purpose,
  facility: Facility,
  wanted: number,
): Worked | null => {
  const { random, staff } = world
  const { clinician: lead, start } = staff.lead(facility, wanted)
  const lasted = Math.min(360, Math.max(4, random.logNormal(purpose.minutes, purpose.spread)))
  const end = Math.round(start + lasted * minute)
  const next = random.chance(0.03) ? handOver(world, facility, lead, start, lasted) : null
  const completer = next?.clinician ?? lead
  if (end >= world.now || end > completer.until) return null

  const workOrders: WorkOrderRow[] = []
  if (next) workOrders.push(leadOrder(world, call, { userId: lead.userId, start, end: next.gaveBackAt }, lead.training))
  workOrders.push(
    leadOrder(world, call, { userId: completer.userId, start: next?.start ?? start, end }, completer.training),
  )
  lead.busyUntil = next?.gaveBackAt ?? end
  completer.busyUntil = end

  const helper = random.chance(purpose.assisted) ? staff.helper(facility, start) : null
  if (helper && helper !== lead && helper !== completer) {
    const joined = Math.round(start + random.between(0.02, 0.4) * (end - start))
    const left = random.chance(0.2) ? Math.round(random.between(joined, end)) : end
    workOrders.push(
      helperOrder(
        world,
        call,
        { userId: helper.userId, start: joined, end: left },
        helper.training && random.chance(0.75),
      ),
    )
    helper.busyUntil = left
  }

  call.startTime = new Date(start)
  call.completedAt = new Date(end)
  call.updatedAt = call.completedAt
  call.statusCodeId = call.statusCodeId === world.statusIds['On Hold'] ? world.statusIds.Normal : call.statusCodeId
  call.assignedToId = completer.userId
  call.completedById = completer.userId
  call.updatedById = completer.userId
  if (random.chance(0.45)) call.comments ??= outcomeOf(random, purpose.name)
  // Made, one change for each who came, closed; and now and then taken off hold or written to between.
  call.version = 2 + workOrders.length + (random.chance(0.3) ? 1 : 0)
  if (random.chance(0.04)) correct(world, call, end)
  return { call, workOrders, values: [], completedAt: end, completedById: completer.userId }
}

/** What was done, written down when the call was closed. */
export const record = (world: World, worked: Worked, entries: Entry[]): void => {
  worked.values = valueRows(world.providerId, world.forms, worked.call, entries)
}

/** A call that is about no line stands for itself. */
export const pieceOf = ({ call, workOrders, values }: Worked): Piece => ({ calls: [call], workOrders, values })

/** The first lead gives the call back, and soon somebody else has it. */
const handOver = (
  world: World,
  facility: Facility,
  lead: Clinician,
  start: number,
  lasted: number,
): { clinician: Clinician; start: number; gaveBackAt: number } | null => {
  const gaveBackAt = Math.round(start + world.random.between(0.1, 0.3) * lasted * minute)
  const again = Math.round(start + world.random.between(0.3, 0.5) * lasted * minute)
  const next = world.staff.helper(facility, again)
  return next && next !== lead ? { clinician: next, start: again, gaveBackAt } : null
}

/** Saved again within the hours in which the completer may (calls, section 4). */
const correct = (world: World, call: CallRow, completedAt: number): void => {
  const savedAt = Math.round(completedAt + world.random.logNormal(90, 1) * minute)
  if (savedAt >= world.now || savedAt > completedAt + 72 * 60 * minute) return
  call.updatedAt = new Date(savedAt)
  call.version += 1
}
