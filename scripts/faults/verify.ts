import type pg from 'pg'
import { describeFault, verifyAuditChains } from '../../server/db/migrations/auditChain'
import { withDatabase } from '../lib/laboratory'
import type { Ledger } from './load'

/** Whatever the database itself holds, past every filter, otherwise than the load was told; empty when nothing was lost. */
export const lostOf = (url: string, ledger: Ledger): Promise<string[]> =>
  withDatabase(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local row_security = off')
    return [
      ...ledger.wrong,
      ...(await lostCreations(client, ledger)),
      ...(await lostDeeds(client, ledger)),
      ...(await lostStates(client, ledger)),
      ...(await brokenNumbers(client)),
    ]
  })

const lostCreations = async (client: pg.Client, { marks }: Ledger): Promise<string[]> => {
  const { rows } = await client.query<{ contact: string; ids: string[] }>(
    'select contact, array_agg(id::text) as ids from call where contact = any($1) group by contact',
    [[...marks.keys()]],
  )
  const found = new Map(rows.map(({ contact, ids }) => [contact, ids]))
  return [...marks].flatMap(([mark, id]) => {
    const ids = found.get(mark) ?? []
    if (ids.length > 1) return [`${mark} was created ${ids.length} times`]
    return id !== null && ids[0] !== id ? [`${mark} was acknowledged as ${id}, and is ${ids[0] ?? 'nowhere'}`] : []
  })
}

const lostDeeds = async (client: pg.Client, { acknowledged }: Ledger): Promise<string[]> => {
  const { rows } = await client.query<{ key: string; times: number }>(
    `select action || ' ' || entity_id as key, count(*)::int as times from audit_entry where outcome = 'done' and entity_id = any($1::uuid[]) group by 1`,
    [[...new Set(acknowledged.map(({ callId }) => callId))]],
  )
  const written = new Map(rows.map(({ key, times }) => [key, times]))
  const told = new Map<string, number>()
  for (const { verb, callId } of acknowledged) told.set(`${verb} ${callId}`, (told.get(`${verb} ${callId}`) ?? 0) + 1)
  return [...told].flatMap(([key, times]) =>
    (written.get(key) ?? 0) === times
      ? []
      : [`${key}: acknowledged ${times} times, in the trail ${written.get(key) ?? 0} times`],
  )
}

const lostStates = async (client: pg.Client, { known }: Ledger): Promise<string[]> => {
  const { rows } = await client.query<{ id: string; lead: string | null; isCompleted: boolean; open: number }>(
    `select id::text, assigned_to_id::text as lead, completed_at is not null as "isCompleted",
       (select count(*)::int from work_order where call_id = call.id and ended_at is null) as open
     from call where id = any($1::uuid[])`,
    [[...known.keys()]],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...known].flatMap(([id, { lead, isCompleted }]) => {
    const row = found.get(id)
    if (!row) return [`call ${id} is gone`]
    const isSame =
      row.isCompleted === isCompleted && row.lead === lead && row.open === (lead !== null && !isCompleted ? 1 : 0)
    return isSame
      ? []
      : [`call ${id} should be ${JSON.stringify({ lead, isCompleted })}, and is ${JSON.stringify(row)}`]
  })
}

/** Feed and trail are numbered without a gap or a double, up to their heads, and the trail's chain holds. */
const brokenNumbers = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ table: string; provider: string; rows: number; last: number; head: number }>(
    ['change', 'audit_entry']
      .map(
        (
          table,
        ) => `select '${table}' as table, h.provider_id::text as provider, count(r.sequence)::int as rows, coalesce(max(r.sequence), 0) as last, h.sequence as head
          from ${table.replace('_entry', '')}_head h left join ${table} r using (provider_id) group by h.provider_id, h.sequence`,
      )
      .join(' union all '),
  )
  const gaps = rows
    .filter((row) => row.rows !== row.last || row.last !== row.head)
    .map((row) => `numbers of ${JSON.stringify(row)} have a gap or a double`)
  for await (const report of verifyAuditChains(client))
    gaps.push(...[describeFault(report)].filter((found) => found !== null))
  return gaps
}
