import type { Call } from '../../../server/db/generated/prisma/client'
import { minute } from './calendar'
import { valueRows, type Entries } from '../plan/forms'
import { outcomeOf } from '../plan/phrases'
import type { Facility, Room, StatusName } from './model'
import type { Purpose, World } from './world'

type Told = 'id' | 'providerId' | 'version' | 'purposeId' | 'statusCodeId' | 'aliveAt' | 'createdAt' | 'updatedAt'

/** Rows have the columns of their tables, in camel case; what is left out is null. */
export type CallRow = Pick<Call, Told> & Partial<Omit<Call, 'dob'>> & { dob?: string | null }

/** What happened, by tables in the order in which they are filled. A line comes with all its calls. */
export interface Rows {
  line: { completedAt: Date | null }[]
  infection_entry: object[]
  call: CallRow[]
  work_order: ReturnType<typeof workOrder>[]
  call_value: ReturnType<typeof valueRows>
}

export const noRows = (): Rows => ({ line: [], infection_entry: [], call: [], work_order: [], call_value: [] })

export const append = (rows: Rows, more: Partial<Rows>): void => {
  for (const table of Object.keys(more) as (keyof Rows)[]) (rows[table] as object[]).push(...(more[table] ?? []))
}

/** What is asked for, before anybody works on it. */
interface Request extends Partial<CallRow> {
  purpose: Purpose
  status: StatusName
  room: Room | undefined
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
  statusCodeId: world.statusIds[status],
  roomId: room?.id ?? null,
  announcedAt: fields.aliveAt.getTime() > world.now ? null : fields.aliveAt,
  updatedAt: fields.createdAt,
  updatedById: fields.createdById,
  isFromWard: world.members.some(({ userId, person }) => userId === fields.createdById && person.role === 'External'),
  ...fields,
})

type Stretch = { userId: string; training: boolean; start: number; end: number | null }

/** That of the assignee (rules 3.4), or of somebody who joined: assisting, or in training (rules 3.5). */
export const workOrder = (
  world: World,
  { id: callId }: CallRow,
  { userId, training, start, end }: Stretch,
  as: 'lead' | 'assistant' | 'trainee',
) => ({
  id: world.random.uuid(start),
  providerId: world.providerId,
  callId,
  userId,
  isLead: as === 'lead',
  isTraining: as === 'lead' ? training : as === 'trainee',
  isAssisting: as === 'assistant',
  startedAt: new Date(start),
  endedAt: end === null ? null : new Date(end),
})

/** A call that came in, and when somebody is free in mind to take it. */
export interface Incoming {
  call: CallRow
  purpose: Purpose
  facility: Facility
  wanted: number
}

/** The call worked to its end; null when that would not have happened yet. */
export const closeCall = (world: World, { call, purpose, facility, wanted }: Incoming) => {
  const { random, staff, statusIds } = world
  const { clinician: lead, start } = staff.lead(facility, wanted)
  const lasted = Math.min(360, Math.max(4, random.logNormal(purpose.minutes, purpose.spread)))
  const end = Math.round(start + lasted * minute)
  if (end >= world.now || end > lead.until) return null
  const workOrders = [workOrder(world, call, { ...lead, start, end }, 'lead')]
  lead.busyUntil = end
  const helper = random.chance(purpose.assisted) ? staff.helper(facility, start) : null
  if (helper && helper !== lead) {
    const joined = Math.round(start + random.between(0.02, 0.4) * (end - start))
    const left = random.chance(0.2) ? Math.round(random.between(joined, end)) : end
    const as = helper.training && random.chance(0.75) ? 'trainee' : 'assistant'
    workOrders.push(workOrder(world, call, { ...helper, start: joined, end: left }, as))
    helper.busyUntil = left
  }
  call.startTime = new Date(start)
  call.completedAt = call.updatedAt = new Date(end)
  call.assignedToId = call.completedById = call.updatedById = lead.userId
  if (call.statusCodeId === statusIds['On Hold']) call.statusCodeId = statusIds.Normal
  if (random.chance(0.45)) call.comments ??= outcomeOf(random, purpose.name)
  // Made, one change for each who came, closed; and now and then taken off hold or written to between.
  call.version = 2 + workOrders.length + (random.chance(0.3) ? 1 : 0)
  return { call, workOrders, completedAt: end, completedById: lead.userId }
}

export type Worked = NonNullable<ReturnType<typeof closeCall>>

/** The rows of a call that was closed, with what was written down of it. */
export const rowsOf = (world: World, { call, workOrders }: Worked, entries: Entries): Partial<Rows> => ({
  call: [call],
  work_order: workOrders,
  call_value: valueRows(world.providerId, world.forms, call.id, entries),
})
