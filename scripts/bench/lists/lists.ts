import { ask, withDatabase } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { startReference } from '../http'
import { fillLists } from './listedCalls'
import { timed, type Row } from '../row'
import { openWorld, type World } from '../world'
import { screenDocument } from '../../../server/test/harness/screenDocuments'

const few = 100_000
const many = 1_000_000
const rounds = 5

const fields = [
  'CREATED_AT',
  'FACILITY',
  'CLINICIAN',
  'COMPLETED_AT',
  'RESPONSE_TIME',
  'PROCEDURE_TIME',
  'START_TIME',
  'STATUS',
  'ROOM',
] as const
type Field = (typeof fields)[number]
type Criteria = { field: Field; direction: string; ties: string; completedByName: string | null }

/** Each sort, both ways, with both ties; that by clinician with a filter, too, which most of the names fit. */
const allCriteria: Criteria[] = fields.flatMap((field) =>
  ['ASC', 'DESC'].flatMap((direction) =>
    ['COMPLETED_AT', 'CREATED_AT'].flatMap((ties) =>
      (field === 'CLINICIAN' ? [null, 'a'] : [null]).map((completedByName) => ({
        field,
        direction,
        ties,
        completedByName,
      })),
    ),
  ),
)

/** Which page is read of a list that has so many. */
const places = {
  'page 1': () => 0,
  'page 500': (pages: number) => Math.min(499, pages - 1),
  'the last page': (pages: number) => pages - 1,
  'the middle page': (pages: number) => Math.floor(pages / 2),
}
type Place = keyof typeof places

const openFilled = async (calls: number): Promise<World> => {
  const world = await openWorld(0)
  await withDatabase(world.databaseUrl, (client) => fillLists(client, calls))
  return world
}

const listQuery = screenDocument('CallTableQuery')
const pollQuery = screenDocument('queueFeedPollQuery')

/** Reads a page, and answers how many there are. */
const readPage = async (
  world: World,
  { field, direction, ties, completedByName }: Criteria,
  page: number,
): Promise<number> => {
  const variables = { filter: { state: 'COMPLETED', completedByName }, orderBy: { field, direction, ties }, page }
  return (await ask<{ provider: { calls: { pageCount: number } } }>(world, listQuery, variables)).provider.calls
    .pageCount
}

/** `poll` is what this machine takes for a request that reads next to nothing. */
type Reading = { size: number; place: Place | 'poll'; took: number }

const of = (readings: Reading[], size: number, place: Reading['place']): number[] =>
  readings.filter((reading) => reading.size === size && reading.place === place).map(({ took }) => took)

/** Both hospitals in turns, page by page, so that both meet the same machine. */
const readAll = async (worlds: Map<number, World>): Promise<Reading[]> => {
  const readings: Reading[] = []
  for (const criteria of allCriteria) {
    const pages = new Map<number, number>()
    for (const [size, world] of worlds) pages.set(size, await readPage(world, criteria, 0))
    for (const place of Object.keys(places) as Place[])
      for (let round = 0; round < rounds; round += 1)
        for (const [size, world] of worlds) {
          const page = places[place](pages.get(size)!)
          readings.push({ size, place, took: await timed(() => readPage(world, criteria, page)) })
          readings.push({ size, place: 'poll', took: await timed(() => ask(world, pollQuery)) })
        }
  }
  return readings
}

/** What the bare handler takes for the first page of each sort. */
const readBare = async (world: World): Promise<number> => {
  const reference = await startReference(world)
  const times: number[] = []
  for (const field of fields) times.push(await timed(async () => (await fetch(`${reference.url}${field}/0`)).json()))
  reference.stop()
  return percentile(times, 0.5)
}

/** The completed list of two hospitals that differ in the number of their calls, and the bare handler on the bigger one. */
export const benchLists = async (): Promise<Row[]> => {
  const worlds = new Map<number, World>()
  try {
    for (const size of [few, many]) worlds.set(size, await openFilled(size))
    await readAll(worlds)
    const readings = await readAll(worlds)
    const bare = await readBare(worlds.get(many)!)
    const polls = of(readings, many, 'poll')
    const beside = `in turns with polls of the queue at p50 ${percentile(polls, 0.5).toFixed(0)} ms, p95 ${percentile(polls, 0.95).toFixed(0)} ms; the bare handler's page 1 p50 ${bare.toFixed(0)} ms`
    return (Object.keys(places) as Place[]).map((place): Row => {
      const [small, big] = [of(readings, few, place), of(readings, many, place)]
      const [before, p95] = [percentile(small, 0.95), percentile(big, 0.95)]
      const times = p95 / before
      const isAsked = place !== 'the middle page'
      return {
        what: `Completed list of ${many.toLocaleString('en-US')} calls in ${allCriteria.length} orders, ${place}`,
        measured: `p50 ${percentile(big, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; of ${few.toLocaleString('en-US')} calls p50 ${percentile(small, 0.5).toFixed(0)} ms, p95 ${before.toFixed(0)} ms: ${times.toFixed(2)} times; ${beside}`,
        must: isAsked ? 'p95 60 ms, and 1.5 times that of 100,000' : 'p95 60 ms',
        aim: isAsked ? '20 ms' : 'none',
        met: p95 <= 60 && (!isAsked || times <= 1.5),
      }
    })
  } finally {
    for (const world of worlds.values()) await world.stop()
  }
}

/** What is looked for: names that are common and rare, both parts of a name, numbers, rooms, nothing at all. */
const searches = [
  'ana',
  'mary',
  'kow',
  'ost, jos',
  'chloe ow',
  '4412',
  '0099',
  '7654321',
  '5A-16',
  'ICU',
  'qqq',
  'a',
  '07',
]
/** What no call holds, and what the index of letters and digits does not know. */
const sign = '%'

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const spans: Record<string, object> = {
  'of a day': { completedAt: { from: daysAgo(2), to: daysAgo(1) } },
  'of a month': { completedAt: { from: daysAgo(40), to: daysAgo(10) } },
  'of three years': { completedAt: { from: daysAgo(1_095), to: null } },
}
const searchOrders = ['COMPLETED_AT', 'ROOM', 'RESPONSE_TIME'].map((field) => ({
  field,
  direction: 'DESC',
  ties: 'COMPLETED_AT',
}))

const kinds: Record<string, object[]> = {
  'with a text': searches.map((search) => ({ search })),
  'with a sign alone': [{ search: sign }],
  ...Object.fromEntries(Object.entries(spans).map(([name, span]) => [name, [span]])),
  'of a day with a text': [...searches, sign].map((search) => ({ search, ...spans['of a day'] })),
}

/** Pages of the completed list that a search finds, with everything that a page shows. */
export const benchCallSearch = async (): Promise<Row[]> => {
  const world = await openFilled(many)
  try {
    const rows: Row[] = []
    for (const [kind, filters] of Object.entries(kinds)) {
      const times: number[] = []
      for (let round = -1; round < rounds; round += 1)
        for (const filter of filters)
          for (const orderBy of searchOrders) {
            const variables = { filter: { state: 'COMPLETED', completedByName: null, ...filter }, orderBy, page: 0 }
            const took = await timed(() => ask(world, listQuery, variables))
            if (round >= 0) times.push(took)
          }
      const p95 = percentile(times, 0.95)
      rows.push({
        what: `Completed list of ${many.toLocaleString('en-US')} calls, page 1 ${kind}`,
        measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, in three orders, everything that a page shows included`,
        must: 'p95 60 ms',
        aim: '20 ms',
        met: p95 <= 60,
      })
    }
    return rows
  } finally {
    await world.stop()
  }
}
