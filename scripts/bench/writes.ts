import type pg from 'pg'
import { rest, runProgram, withDatabase } from '../lib/laboratory'
import { startReference } from './http'
import { median, repeat, type Row } from './row'
import { hireNurse } from '../lib/hire'
import { screenDocument } from '../../server/test/harness/screenDocuments'
import { statementsOf, type World } from './world'

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

/** How many statements each verb sends. */
const countStatements = async (world: World, { cookie }: Nurse, facts: Facts): Promise<Record<string, number>> => {
  const send = (method: string, what: string, body: object) => rest({ ...world, cookie }, method, what, body)
  let id = ''
  const verb: Record<string, () => Promise<unknown>> = {
    create: async () => {
      const { purposeId, roomId } = facts
      id = (await send('POST', 'calls', { purposeId, roomId, contact: 'ext 1' })).id
    },
    claim: () => send('POST', `calls/${id}/assigntome`, {}),
    update: () => send('PUT', `calls/${id}`, { contact: 'ext 2' }),
    close: () => send('POST', `calls/${id}/close`, { fields: [{ fieldId: facts.fieldId, values: ['Flushed'] }] }),
  }
  const counts: Record<string, number> = {}
  for (const name of verbs) counts[name] = await statementsOf(world, verb[name]!)
  return counts
}

const documents = {
  create: screenDocument('useCreateCallMutation'),
  claim: screenDocument('callVerbsAssignCallMutation'),
  update: screenDocument('entryVerbsCorrectCallMutation'),
  close: screenDocument('entryVerbsCloseCallMutation'),
}

const perSecond = ({ requests, seconds: took }: Seen): number => requests / took

const rowOf = (door: string, clients: number, ours: Seen, theirs: Seen): Row => {
  const ratio = perSecond(ours) / perSecond(theirs)
  const slower = ours.p95 / theirs.p95
  const each = verbs
    .map((verb) => `${verb} ${ours.byVerb[verb]!.p50.toFixed(1)} against ${theirs.byVerb[verb]!.p50.toFixed(1)}`)
    .join(', ')
  return {
    what: `Create, claim, correct and close through ${door}, ${clients} client${clients === 1 ? '' : 's'}`,
    measured: `${perSecond(ours).toFixed(0)}/s against ${perSecond(theirs).toFixed(0)}/s, ratio ${ratio.toFixed(2)}; p95 ${ours.p95.toFixed(1)} against ${theirs.p95.toFixed(1)} ms, ratio ${slower.toFixed(2)}; p50 in ms: ${each}`,
    must: clients === 32 ? '0.5 of the bare handler, p95 at most 1.5 times its' : '0.5 of the bare handler',
    aim: '0.7',
    met: ratio >= 0.5 && (clients < 32 || slower <= 1.5),
    ...(clients === 32 && door === 'REST' ? { figures: { writesPerSecond: perSecond(ours) } } : {}),
  }
}

/** Create, claim, correct and close through both doors against the bare handler, in turns, so that all meet the same machine. */
export const benchWrites = async (world: World, seconds: number): Promise<Row[]> => {
  const { nurses, facts } = await withDatabase(world.databaseUrl, async (client) => {
    let n = 0
    return {
      // Who leads a call can claim no other.
      nurses: await repeat(32, () => hireNurse(client, world.providerId, `Nurse ${(n += 1)}`)),
      facts: await readFacts(client, world.providerId),
    }
  })
  const bare = await startReference(world)
  const load = async (clients: number, way: object): Promise<Seen> => {
    const seen = await runProgram<Seen>('bench/load/writeLoad.mjs', {
      address: world.address,
      ...way,
      providerId: world.providerId,
      nurses: nurses.slice(0, clients),
      facts,
      seconds,
    })
    if (Object.keys(seen.wrong).length > 0) throw new Error(JSON.stringify(seen.wrong))
    return seen
  }
  try {
    const rows: Row[] = []
    for (const clients of [1, 8, 32]) {
      const seen: Record<'bare' | 'rest' | 'graphql', Seen[]> = { bare: [], rest: [], graphql: [] }
      for (let round = 0; round < rounds; round += 1) {
        seen.bare.push(await load(clients, { bare: bare.url }))
        seen.rest.push(await load(clients, {}))
        seen.graphql.push(await load(clients, { documents }))
      }
      const theirs = median(seen.bare, perSecond)
      rows.push(rowOf('REST', clients, median(seen.rest, perSecond), theirs))
      rows.push(rowOf('GraphQL, as the screens send them', clients, median(seen.graphql, perSecond), theirs))
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
