import pg from 'pg'
import { ask, signIn } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { fillTrail } from './filledTrail'
import { timed, type Row } from '../row'
import { openWorld, type World } from '../world'

const rounds = 6
/** Pages that are read one after the other. */
const pages = 3

const query = `query($filter: AuditFilter, $after: String) { provider { audit(first: 20, after: $after, filter: $filter) {
  pageInfo { endCursor hasNextPage } edges { node { sequence at by door address deed outcome reason record { kind databaseId name } changes { name from to } } } } } }`
const check = 'query($after: String) { provider { auditCheck(after: $after) { rows next } } }'
const choices = '{ provider { auditPeople { fullName } auditActions { words } } }'

type Page = { provider: { audit: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } } }

type Facts = { people: string[]; calls: { id: string; mrn: string | null }[]; days: string[] }

const readFacts = async (client: pg.Client): Promise<Facts> => {
  const people = await client.query<{ id: string }>(
    "select user_id as id from provider_role where provider_id = (select id from provider where name = 'Riverside Health') order by user_id",
  )
  const calls = await client.query<{ id: string; mrn: string | null }>(
    'select id, mrn from call where mrn is not null order by created_at desc limit 400',
  )
  const days = await client.query<{ day: string }>(
    "select to_char(now() - n * interval '1 day', 'YYYY-MM-DD') as day from unnest(array[0, 1, 30, 400, 1200, 2400]) as n",
  )
  return {
    people: people.rows.map(({ id }) => id),
    calls: calls.rows.filter((_call, index) => index % 40 === 0),
    days: days.rows.map(({ day }) => day),
  }
}

const user = (id: string): string => Buffer.from(`User:${id}`).toString('base64')

/** Filters by what they filter, common and rare ones, alone and together. */
const filtersOf = ({ people, calls, days }: Facts): { kind: string; filter: object }[] => {
  const some = people.filter((_id, index) => index % Math.ceil(people.length / 5) === 0).map(user)
  const actions = ['readPatient', 'readPatients', 'closeCall', 'createFacility', 'revokeApiToken', 'neverDone']
  const [today, yesterday, month, year, , long] = days
  const spans = [
    { fromDay: yesterday, toDay: today },
    { fromDay: month, toDay: yesterday },
    { fromDay: long, toDay: year },
    { toDay: long },
  ]
  const reads = ['readPatient', 'readPatients', 'readImage', 'readReport', 'readAudit']
  return [
    { kind: 'no filter', filter: {} },
    ...spans.map((span) => ({ kind: 'time', filter: span })),
    ...some.map((personId) => ({ kind: 'person', filter: { personId } })),
    { kind: 'person', filter: { withoutPerson: true } },
    ...actions.map((action) => ({ kind: 'action', filter: { actions: [action] } })),
    { kind: 'action', filter: { actions: reads } },
    ...['done', 'refused', 'denied'].map((outcome) => ({ kind: 'outcome', filter: { outcome } })),
    ...calls.map(({ id }) => ({ kind: 'record', filter: { recordKind: 'call', recordId: id } })),
    ...calls.map(({ mrn }) => ({ kind: 'patient', filter: { mrn, actions: reads } })),
    ...some.flatMap((personId) =>
      actions.map((action) => ({ kind: 'person, action', filter: { personId, actions: [action] } })),
    ),
    ...some.flatMap((personId) =>
      spans.flatMap((span) =>
        ['closeCall', 'createFacility'].map((action) => ({
          kind: 'person, action, time',
          filter: { personId, actions: [action], ...span },
        })),
      ),
    ),
    ...some.flatMap((personId) =>
      ['refused', 'denied'].map((outcome) => ({
        kind: 'person, action, time, outcome',
        filter: { personId, actions: ['closeCall'], outcome, ...spans[2] },
      })),
    ),
  ]
}

const readPages = async (world: World, filter: object): Promise<number[]> => {
  const took: number[] = []
  for (let after: string | null = null; took.length < pages;) {
    let page: Page | null = null
    took.push(
      await timed(async () => {
        page = await ask<Page>(world, query, { filter, after })
      }),
    )
    const { pageInfo } = (page as unknown as Page).provider.audit
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  return took
}

const rowOf = (what: string, took: number[], must: number | null): Row => {
  const p95 = percentile(took, 0.95)
  return {
    what,
    measured: `p50 ${percentile(took, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...took).toFixed(0)} ms`,
    must: must === null ? 'none' : `p95 ${must} ms`,
    aim: must === null ? 'none' : '20 ms',
    met: must === null || p95 <= must,
  }
}

/** The audit trail of a hospital through filters: the first pages and those after them, as its screen asks for them. */
export const benchAudit = async (rows: number): Promise<Row[]> => {
  const opened = await openWorld(0)
  const client = new pg.Client({ connectionString: opened.databaseUrl })
  try {
    await client.connect()
    const world = { ...opened, ...(await signIn(opened.address, 'admin@demo.example')) }
    await fillTrail(client, rows)
    const filters = filtersOf(await readFacts(client))
    const trail = `Audit trail, ${rows.toLocaleString('en-US')} rows`
    const took = new Map<string, number[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const { kind, filter } of filters) {
        const each = await readPages(world, filter)
        // The first round warms the caches.
        if (round > 0) took.set(kind, [...(took.get(kind) ?? []), ...each])
      }
    const offered: number[] = []
    for (let round = 0; round < rounds; round += 1) offered.push(await timed(() => ask(world, choices, {})))
    const checked = await timed(() => ask(world, check, {}))
    return [
      rowOf(`${trail}: any filter`, [...took.values()].flat(), 60),
      ...[...took].map(([kind, each]) => rowOf(`${trail}: ${kind}`, each, 60)),
      rowOf(`${trail}: people and actions to choose from`, offered.slice(1), null),
      rowOf(`${trail}: a slice of the check of its chain`, [checked], null),
    ]
  } finally {
    await client.end()
    await opened.stop()
  }
}
