import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import pg from 'pg'

// What a bare handler would do. To read, a hand-written join with node-postgres for each screen, the same JSON out. To
// write, it inserts and updates the same rows as our verbs, the audit log's and the change feed's included, under the
// same triggers, in a transaction. No sign-in, no visibility, no rules, no schema; run in a process of its own as
// `tsx reference.ts <url> <providerId>`.
const [url, providerId] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 10 })

const queue = `
  select call.id, call.version, call.created_at as "createdAt", call.alive_at as "aliveAt", call.start_time as "startTime",
    call.contact, call.custom_job as "customJob", call.pre_comments as "preComments", call.room_description as "roomDescription",
    json_build_object('id', purpose.id, 'name', purpose.name, 'lineCheck', purpose.line_check) as purpose,
    json_build_object('id', status_code.id, 'name', status_code.name) as "statusCode",
    case when room.id is not null then json_build_object('id', room.id, 'name', room.name, 'facility', json_build_object('id', facility.id, 'name', facility.name)) end as room,
    case when line.id is not null then json_build_object('id', line.id, 'name', line.name) end as line,
    case when lead.id is not null then json_build_object('id', lead.id, 'fullName', lead.full_name) end as "assignedTo",
    (select coalesce(json_agg(json_build_object('id', w.id, 'start', w.started_at, 'end', w.ended_at, 'isAssisting', w.is_assisting, 'isTraining', w.is_training,
       'user', json_build_object('id', u.id, 'fullName', u.full_name)) order by w.started_at), '[]')
     from work_order w join app_user u on u.id = w.user_id where w.call_id = call.id) as "workOrders"
  from call
  join purpose on purpose.id = call.purpose_id
  join status_code on status_code.id = call.status_code_id
  left join room on room.id = call.room_id
  left join facility on facility.id = room.facility_id
  left join line on line.id = call.line_id
  left join app_user lead on lead.id = call.assigned_to_id
  where call.provider_id = $1 and call.completed_at is null and call.deleted_at is null and call.alive_at <= now()
  order by call.created_at`

const orders: Record<string, string> = {
  CREATED_AT: 'call.created_at',
  COMPLETED_AT: 'call.completed_at',
  FACILITY: 'facility.name',
  CLINICIAN: 'completer.full_name',
  RESPONSE_TIME: 'call.start_time - call.alive_at',
  PROCEDURE_TIME: 'call.completed_at - call.start_time',
  START_TIME: 'call.start_time',
  STATUS: 'status_code.name',
  ROOM: 'room.name',
}

const completed = (order: string): string => `
  select call.id, call.created_at as "createdAt", call.alive_at as "aliveAt", call.start_time as "startTime", call.completed_at as "completedAt",
    call.custom_job as "customJob", call.room_description as "roomDescription",
    json_build_object('id', purpose.id, 'name', purpose.name) as purpose,
    json_build_object('id', status_code.id, 'name', status_code.name) as "statusCode",
    case when room.id is not null then json_build_object('id', room.id, 'name', room.name, 'facility', json_build_object('id', facility.id, 'name', facility.name)) end as room,
    json_build_object('id', completer.id, 'fullName', completer.full_name) as "completedBy",
    (select count(*)::int from call where provider_id = $1 and completed_at is not null and deleted_at is null) as total
  from call
  join purpose on purpose.id = call.purpose_id
  join status_code on status_code.id = call.status_code_id
  left join room on room.id = call.room_id
  left join facility on facility.id = room.facility_id
  left join app_user completer on completer.id = call.completed_by_id
  where call.provider_id = $1 and call.completed_at is not null and call.deleted_at is null
  order by ${orders[order]} desc nulls last, call.completed_at desc, call.id desc
  limit 20 offset 20 * $2::int`

type Facts = {
  userId: string
  purposeId: string
  statusCodeId: string
  roomId: string
  fieldId: string
  procedureId: string
  contact: string
}
type Asked = { verb: string; callId: string; facts: Facts }
type Ask = <R extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<R[]>

const audit = `insert into audit_entry (provider_id, at, actor_id, door, origin, action, entity_kind, entity_id, outcome, fields)
  values ($1, now(), $2, 'rest', '127.0.0.1', $3, 'call', $4, 'done', $5), ($1, now(), $2, 'rest', '127.0.0.1', 'readPatient', 'call', $4, 'done', null)`
const change = `insert into change (provider_id, kind, entity_id, facility_ids, at) select $1, 'call', $2, array[facility_id], now() from room where id = $3`

const writes: Record<string, (ask: Ask, asked: Asked) => Promise<pg.QueryResultRow[]>> = {
  create: (ask, { callId, facts: { userId, purposeId, statusCodeId, roomId, contact } }) =>
    ask(
      'create',
      `insert into call (id, provider_id, purpose_id, status_code_id, room_id, contact, alive_at, announced_at, created_at, updated_at, created_by_id, updated_by_id)
       values ($1, $2, $3, $4, $5, $6, now(), now(), now(), now(), $7, $7) returning *`,
      [callId, providerId, purposeId, statusCodeId, roomId, contact, userId],
    ),
  claim: async (ask, { callId, facts: { userId } }) => {
    await ask(
      'start',
      `insert into work_order (id, provider_id, call_id, user_id, is_lead, is_training, is_assisting, started_at) values (gen_random_uuid(), $1, $2, $3, true, false, false, now())`,
      [providerId, callId, userId],
    )
    return ask(
      'claim',
      `update call set assigned_to_id = $2, start_time = now(), version = version + 1, updated_at = now(), updated_by_id = $2 where id = $1 and assigned_to_id is null returning *`,
      [callId, userId],
    )
  },
  update: (ask, { callId, facts: { userId, contact } }) =>
    ask(
      'update',
      `update call set contact = $3, version = version + 1, updated_at = now(), updated_by_id = $2 where id = $1 returning *`,
      [callId, userId, contact],
    ),
  close: async (ask, { callId, facts: { userId, fieldId, procedureId } }) => {
    await ask(
      'value',
      `insert into call_value (provider_id, call_id, field_id, procedure_id, procedure_name, procedure_weight, field_name, field_weight, field_type, follow_up_type_name, end_follow_up, values)
       values ($1, $2, $3, $4, 'Other', 0, 'Notes', 0, 'text', false, false, '{Flushed}')`,
      [providerId, callId, fieldId, procedureId],
    )
    await ask('end', `update work_order set ended_at = now() where call_id = $1 and ended_at is null`, [callId])
    return ask(
      'close',
      `update call set completed_at = now(), completed_by_id = $2, version = version + 1, updated_at = now(), updated_by_id = $2 where id = $1 and completed_at is null returning *`,
      [callId, userId],
    )
  },
}

const write = async (asked: Asked): Promise<unknown> => {
  const client = await pool.connect()
  const ask: Ask = async (name, text, values) => (await client.query({ name, text, values })).rows as never
  try {
    await client.query('begin')
    const [row] = await writes[asked.verb]!(ask, asked)
    if (!row) throw new Error(`${asked.verb} found no call`)
    const { callId, facts } = asked
    await ask('audit', audit, [
      providerId,
      facts.userId,
      asked.verb,
      callId,
      JSON.stringify({ contact: [null, facts.contact] }),
    ])
    await ask('change', change, [providerId, callId, facts.roomId])
    await client.query('commit')
    return row
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** `GET /` is the queue, `/ROOM/499` a page of the completed list in that order; `POST /<verb>/<callId>` with the facts of the call writes. */
const answer = async (request: IncomingMessage): Promise<unknown> => {
  const [, what = '', which = ''] = request.url!.split('/')
  if (request.method === 'POST') return write({ verb: what, callId: which, facts: (await json(request)) as Facts })
  const query = what
    ? { name: what, text: completed(what), values: [providerId, which] }
    : { name: 'queue', text: queue, values: [providerId] }
  return { calls: (await pool.query(query)).rows }
}

const server = createServer((request, response) => {
  answer(request).then(
    (told) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told)),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`))
