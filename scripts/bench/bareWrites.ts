import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// What a bare handler would do to write: it inserts and updates the same rows as our verbs, the audit log's and the
// change feed's included, under the same triggers, in a transaction of node-postgres. No sign-in, no rules, no schema.
// Run in a process of its own as `tsx bareWrites.ts <url> <providerId>`; asked with POST /<verb>/<callId> and the
// facts of the call as JSON.

const [url, providerId] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 10 })

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

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const server = createServer((request, response) => {
  const [, verb, callId] = request.url!.split('/') as [string, string, string]
  textOf(request)
    .then((text) => write({ verb, callId, facts: JSON.parse(text) as Facts }))
    .then(
      (row) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`))
