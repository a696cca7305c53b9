import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// What a bare handler would do: a hand-written join with node-postgres for each screen, the same JSON out. No
// sign-in, no visibility, no schema; run in a process of its own as `tsx reference.ts <url> <providerId>`.
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

const [url, providerId] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
// `/` is the queue, `/ROOM/499` a page of the completed list in that order.
const server = createServer((request, response) => {
  const [, order, page] = request.url!.split('/')
  const query = order
    ? { name: order, text: completed(order), values: [providerId, page] }
    : { name: 'queue', text: queue, values: [providerId] }
  void pool.query(query).then(({ rows }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ calls: rows }))
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`))
