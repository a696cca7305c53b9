import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { hashSessionToken, newSessionToken } from '../../server/auth/sessionToken'
import { projectRoot } from '../../server/paths'
import { startReference } from './http'
import { median, type Row } from './row'
import type { World } from './world'

const run = promisify(execFile)
const rounds = 3

type Nurse = { userId: string; cookie: string }
type Facts = { purposeId: string; statusCodeId: string; roomId: string; fieldId: string; procedureId: string }
type Seen = {
  requests: number
  seconds: number
  p50: number
  p95: number
  byVerb: Record<string, { p50: number; p95: number }>
  wrong: Record<string, number>
}

/** People who work calls, each with a session: who leads a call can claim no other. */
const hireNurses = async (client: pg.Client, providerId: string, count: number): Promise<Nurse[]> => {
  const nurses: Nurse[] = []
  for (let n = 0; n < count; n += 1) {
    const token = newSessionToken()
    const { rows } = await client.query<{ id: string }>(
      `with person as (insert into app_user (id, full_name, email, password_hash) values (gen_random_uuid(), $1, $2, 'none') returning id),
       role as (insert into provider_role (id, provider_id, user_id, role) select gen_random_uuid(), $3, id, 'Clinician' from person),
       opened as (insert into session (id, token_hash, user_id, provider_id, created_at, seen_at) select gen_random_uuid(), $4, id, $3, now(), now() from person)
       select id from person`,
      [`Nurse ${n}`, `nurse-${n}@bench.example`, providerId, hashSessionToken(token)],
    )
    nurses.push({ userId: rows[0]!.id, cookie: `patency=${token}` })
  }
  return nurses
}

/** What a call is about that needs nothing to be completed but a note. */
const readFacts = async (client: pg.Client, providerId: string): Promise<Facts> => {
  await client.query(`update facility set required_call_fields = '{}' where provider_id = $1`, [providerId])
  const { rows } = await client.query<Facts>(
    `select purpose.id as "purposeId", status_code.id as "statusCodeId", room.id as "roomId", procedure_field.id as "fieldId", procedure.id as "procedureId"
     from purpose, status_code, room join facility on facility.id = room.facility_id, procedure join procedure_field on procedure_field.procedure_id = procedure.id
     where purpose.provider_id = $1 and not purpose.line_check and purpose.name <> 'Custom' and purpose.deleted_at is null
       and status_code.provider_id = $1 and status_code.name = 'Normal'
       and room.provider_id = $1 and room.hidden_at is null and facility.deleted_at is null
       and procedure.provider_id = $1 and procedure.name = 'Other' and procedure_field.type = 'text'
     limit 1`,
    [providerId],
  )
  return rows[0]!
}

const verbs = ['create', 'claim', 'update', 'close']

/** How many statements each verb sends, told by the server's own count. */
const countStatements = async (
  { address, providerId }: World,
  { cookie }: Nurse,
  facts: Facts,
): Promise<Record<string, number>> => {
  const calls = `${address}/api/v0/providers/${providerId}/calls`
  const statements = async (): Promise<number> =>
    Number(/^patency_sql_statements_total (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())![1])
  const send = async (method: string, url: string, body: object): Promise<{ id: string }> =>
    (
      await fetch(url, { method, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    ).json() as Promise<{ id: string }>
  const counts: Record<string, number> = {}
  let id = ''
  for (const verb of verbs) {
    const before = await statements()
    if (verb === 'create')
      id = (await send('POST', calls, { purposeId: facts.purposeId, roomId: facts.roomId, contact: 'ext 1' })).id
    else if (verb === 'claim') await send('POST', `${calls}/${id}/assigntome`, {})
    else if (verb === 'update') await send('PUT', `${calls}/${id}`, { contact: 'ext 2' })
    else await send('POST', `${calls}/${id}/close`, { fields: [{ fieldId: facts.fieldId, values: ['Flushed'] }] })
    counts[verb] = (await statements()) - before
  }
  return counts
}

/** Create, claim, correct and close through REST against the bare handler, in turns, so that both meet the same machine. */
export const benchWrites = async (world: World, seconds: number): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const nurses = await hireNurses(client, world.providerId, 32)
  const facts = await readFacts(client, world.providerId)
  await client.end()
  const bare = await startReference(world, 'bareWrites.ts')
  const load = async (clients: number, isBare: boolean): Promise<Seen> => {
    const options = {
      address: world.address,
      ...(isBare ? { bare: bare.url } : {}),
      providerId: world.providerId,
      nurses: nurses.slice(0, clients),
      facts,
      seconds,
    }
    const { stdout } = await run(process.execPath, [
      path.join(projectRoot, 'scripts/bench/load/writeLoad.mjs'),
      JSON.stringify(options),
    ])
    const seen = JSON.parse(stdout) as Seen
    if (Object.keys(seen.wrong).length > 0) throw new Error(JSON.stringify(seen.wrong))
    return seen
  }
  try {
    const rows: Row[] = []
    for (const clients of [1, 8, 32]) {
      const seen: { ours: Seen[]; bare: Seen[] } = { ours: [], bare: [] }
      for (let round = 0; round < rounds; round += 1) {
        seen.bare.push(await load(clients, true))
        seen.ours.push(await load(clients, false))
      }
      const perSecond = ({ requests, seconds: took }: Seen): number => requests / took
      const [ours, theirs] = [median(seen.ours, perSecond), median(seen.bare, perSecond)]
      const ratio = perSecond(ours) / perSecond(theirs)
      const slower = ours.p95 / theirs.p95
      const each = verbs
        .map((verb) => `${verb} ${ours.byVerb[verb]!.p50.toFixed(1)} against ${theirs.byVerb[verb]!.p50.toFixed(1)}`)
        .join(', ')
      rows.push({
        what: `Create, claim, correct and close through REST, ${clients} client${clients === 1 ? '' : 's'}`,
        measured: `${perSecond(ours).toFixed(0)}/s against ${perSecond(theirs).toFixed(0)}/s, ratio ${ratio.toFixed(2)}; p95 ${ours.p95.toFixed(1)} against ${theirs.p95.toFixed(1)} ms, ratio ${slower.toFixed(2)}; p50 in ms: ${each}`,
        must: clients === 32 ? '0.5 of the bare handler, p95 at most 1.5 times its' : '0.5 of the bare handler',
        aim: '0.7',
        met: ratio >= 0.5 && (clients < 32 || slower <= 1.5),
      })
    }
    const counts = await countStatements(world, nurses[0]!, facts)
    rows.push({
      what: 'SQL statements of a write through REST',
      measured: verbs.map((verb) => `${verb} ${counts[verb]}`).join(', '),
      must: '–',
      aim: '–',
      met: true,
    })
    return rows
  } finally {
    bare.stop()
  }
}
