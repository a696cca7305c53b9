import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sql, Statement, TransactionSql } from '../../db/access/client'
import { Prisma, type Call, type CallValue, type CallWait, type WorkOrder } from '../../db/generated/prisma/client'
import { fromDatabaseDate, toDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { orderedId } from '../kernel/orderedId'
import type { CallFilter } from './callVisibility'
import { facilityAsJson, type FacilityFacts } from './facilityFacts'

// The statements by which one call is read and written. They are written by hand because every verb on a call
// sends them, and Prisma takes several times as long for each.

type Named = { id: string; fullName: string }

/** A call with everything that the rules, the writes and the contract need to know of it. */
export type FoundCall = Call & {
  purpose: { id: string; name: string; weight: number; lineCheck: boolean }
  statusCode: { id: string; name: string }
  room: {
    id: string
    name: string
    facility: FacilityFacts
  } | null
  /** Null also when the actor may not see the line. */
  line: { id: string; name: string; infection: boolean; infectionNotes: string | null } | null
  assignedTo: Named | null
  updatedBy: Named | null
  completedBy: (Named & { email: string }) | null
  images: { id: string; fileName: string; contentType: string; size: number }[]
  workOrders: (WorkOrder & { user: Named & { training: boolean } })[]
  values: CallValue[]
  /** Null while it does not wait. */
  wait: Wait | null
}

/** How long a call has waited, and who was told (rules 10.4). */
export type Wait = Pick<CallWait, 'waitingSince' | 'targetMinutes' | 'steps' | 'escalatedAt' | 'escalatedTo'>
export type WaitJson = Omit<Wait, 'waitingSince' | 'escalatedAt'> & { waitingSince: string; escalatedAt: string | null }

/** The wait of a call, as JSON. */
export const waitAsJson =
  "(select json_build_object('waitingSince', waiting_since, 'targetMinutes', target_minutes, 'steps', steps, 'escalatedAt', escalated_at, 'escalatedTo', escalated_to) from call_wait where call_id = call.id)"

export const waitFromJson = (wait: WaitJson | null): Wait | null =>
  wait && {
    ...wait,
    waitingSince: new Date(wait.waitingSince),
    escalatedAt: wait.escalatedAt === null ? null : new Date(wait.escalatedAt),
  }

const fields = Object.keys(Prisma.CallScalarFieldEnum) as (keyof Call)[]
export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const person = (column: string, more = ''): string =>
  `(select json_build_object('id', id, 'fullName', full_name${more}) from app_user where id = call.${column})`

const find: Statement = {
  name: 'patency_find_call',
  text: `
    select ${fields.map((field) => `call.${columnOf(field)}${field === 'dob' ? '::text' : ''} as "${field}"`).join(', ')},
      json_build_object('id', purpose.id, 'name', purpose.name, 'weight', purpose.weight, 'lineCheck', purpose.line_check) as purpose,
      json_build_object('id', status_code.id, 'name', status_code.name) as "statusCode",
      case when room.id is not null then json_build_object('id', room.id, 'name', room.name, 'facility', ${facilityAsJson}) end as room,
      (select json_build_object('id', line.id, 'name', line.name, 'infection', line.infection, 'infectionNotes', line.infection_notes)
        from line left join room as place on place.id = line.room_id where line.id = call.line_id and $6 and ($7::uuid[] is null or place.facility_id = any($7))) as line,
      ${person('assigned_to_id')} as "assignedTo", ${person('updated_by_id')} as "updatedBy", ${person('completed_by_id', ", 'email', email")} as "completedBy",
      (select coalesce(json_agg(json_build_object('id', id, 'fileName', file_name, 'contentType', content_type, 'size', size) order by created_at, id), '[]') from call_image where call_id = call.id) as images,
      (select coalesce(json_agg(json_build_object('id', w.id, 'providerId', w.provider_id, 'callId', w.call_id, 'userId', w.user_id, 'isLead', w.is_lead, 'isTraining', w.is_training, 'isAssisting', w.is_assisting,
        'start', w.started_at, 'end', w.ended_at, 'user', json_build_object('id', u.id, 'fullName', u.full_name, 'training', coalesce(held.training, false))) order by w.started_at, w.id), '[]')
        from work_order w join app_user u on u.id = w.user_id left join provider_role held on held.user_id = u.id and held.provider_id = w.provider_id where w.call_id = call.id) as "workOrders",
      (select coalesce(json_agg(json_build_object('providerId', provider_id, 'callId', call_id, 'fieldId', field_id, 'procedureId', procedure_id, 'procedureName', procedure_name, 'procedureWeight', procedure_weight,
        'fieldName', field_name, 'fieldWeight', field_weight, 'fieldType', field_type, 'followUpTypeName', follow_up_type_name, 'endFollowUp', end_follow_up, 'values', "values")
        order by procedure_weight, procedure_id, field_weight, field_id), '[]') from call_value where call_id = call.id) as values,
      ${waitAsJson} as wait
    from call join purpose on purpose.id = call.purpose_id join status_code on status_code.id = call.status_code_id
    left join room on room.id = call.room_id left join facility on facility.id = room.facility_id
    where call.id = $1 and call.provider_id = $2 and ($3::uuid[] is null or facility.id = any($3))
      and (not $4 or (call.completed_at is null and call.deleted_at is null)) and ($5::uuid is null or call.deleted_by_id = $5)`,
}

type Row = Omit<FoundCall, 'dob' | 'workOrders' | 'wait'> & {
  dob: string | null
  wait: WaitJson | null
  workOrders: (Omit<FoundCall['workOrders'][number], 'start' | 'end'> & { start: string; end: string | null })[]
}

/** The call, when it is among these. */
export const findCallRow = async (
  { rows }: Sql,
  callId: string,
  { providerId, facilityIds, openOnly, deletedById, lines }: CallFilter,
): Promise<FoundCall | null> => {
  const [row] = await rows<Row>(find, [
    callId,
    providerId,
    facilityIds,
    openOnly,
    deletedById,
    lines !== null,
    lines?.facilityIds ?? null,
  ])
  if (!row) return null
  const workOrders = row.workOrders.map((work) => ({
    ...work,
    start: new Date(work.start),
    end: work.end === null ? null : new Date(work.end),
  }))
  return {
    ...row,
    dob: row.dob === null ? null : toDatabaseDate(row.dob),
    workOrders,
    wait: waitFromJson(row.wait),
  }
}

const lock: Statement = { name: 'patency_lock_call', text: 'select from call where id = $1 for no key update' }

/** Waits until nobody else changes the call, and keeps others from it until the end of the transaction; goes with the statement that reads it. */
export const lockCallRow = ({ ahead }: TransactionSql, callId: string): void => ahead(lock, [callId])

// A statement for each set of columns that is written, under a name of its own.
const statements = new LRUCache<string, Statement>({ max: 500 })

const written = (text: string): Statement => {
  const statement = statements.get(text) ?? { name: createHash('sha256').update(text).digest('base64url'), text }
  statements.set(text, statement)
  return statement
}

const valueOf = (field: string, value: unknown): unknown =>
  field === 'dob' && value instanceof Date ? fromDatabaseDate(value) : value

/** Changes the call's row, together with what is asked next. It is locked, so it still has the version; otherwise the transaction fails. */
export const updateCallRow = (
  { ahead }: TransactionSql,
  { id, version }: Pick<Call, 'id' | 'version'>,
  patch: object,
): void => {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined)
  const set = entries.map(([field], index) => `${columnOf(field)} = $${index + 3}`).join(', ')
  // Without such a row the division fails, and with it the transaction, whose commit may be on its way already.
  const text = `with changed as (update call set ${set} where id = $1 and version = $2 returning 1) select 1 / count(*) from changed`
  ahead(written(text), [id, version, ...entries.map(([field, value]) => valueOf(field, value))])
}

export type NewCall = Omit<Prisma.CallUncheckedCreateInput, 'id' | 'version' | 'workOrders' | 'values' | 'images'>

/** Adds a call, together with what is asked next; answers its id. */
export const insertCallRow = ({ ahead }: TransactionSql, call: NewCall): string => {
  const id = orderedId()
  const entries = Object.entries({ id, ...call }).filter(([, value]) => value !== undefined)
  const text = `insert into call (${entries.map(([field]) => columnOf(field)).join(', ')}) values (${entries.map((_entry, index) => `$${index + 1}`).join(', ')})`
  ahead(
    written(text),
    entries.map(([field, value]) => valueOf(field, value)),
  )
  return id
}
