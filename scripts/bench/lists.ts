import pg from 'pg'
import { screenDocument } from '../../server/test/harness/screenDocuments'
import { startReference } from './http'
import { fillLists } from './listedCalls'
import type { Row } from './row'
import { openWorld, type World } from './world'

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
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  await fillLists(client, calls)
  await client.end()
  return world
}

/** How long it took, and what came of it. */
export const timed = async <T>(run: () => Promise<T>): Promise<{ took: number; result: T }> => {
  const begun = performance.now()
  const result = await run()
  return { took: performance.now() - begun, result }
}

const listQuery = screenDocument('CallTableQuery')
const pollQuery = screenDocument('queueFeedPollQuery')

/** What a signed-in screen is answered. */
export const ask = async <Data>({ address, cookie }: World, query: string, variables: object): Promise<Data> => {
  const headers = { cookie, 'content-type': 'application/json', 'patency-client': 'bench', 'patency-background': '1' }
  const answer = (await (
    await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  ).json()) as { data?: Data; errors?: unknown }
  if (!answer.data || answer.errors) throw new Error(`answered with ${JSON.stringify(answer.errors)}`)
  return answer.data
}

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

/** The time below which so large a part of them lies. */
export const share = (readings: { took: number }[], part: number): number =>
  readings.map(({ took }) => took).sort((a, b) => a - b)[Math.floor((readings.length - 1) * part)]!
const of = (readings: Reading[], size: number, place: Reading['place']): Reading[] =>
  readings.filter((reading) => reading.size === size && reading.place === place)

/** Both hospitals in turns, page by page, so that both meet the same machine. */
const readAll = async (worlds: Map<number, World>): Promise<Reading[]> => {
  const readings: Reading[] = []
  for (const criteria of allCriteria) {
    const pages = new Map<number, number>()
    for (const [size, world] of worlds) pages.set(size, await readPage(world, criteria, 0))
    for (const place of Object.keys(places) as Place[])
      for (let round = 0; round < rounds; round += 1)
        for (const [size, world] of worlds) {
          readings.push({
            size,
            place,
            took: (await timed(() => readPage(world, criteria, places[place](pages.get(size)!)))).took,
          })
          readings.push({ size, place: 'poll', took: (await timed(() => ask(world, pollQuery, {}))).took })
        }
  }
  return readings
}

/** What the bare handler takes for the first page of each sort. */
const readBare = async (world: World): Promise<number> => {
  const reference = await startReference(world)
  const times: number[] = []
  for (const field of fields)
    times.push((await timed(async () => (await fetch(`${reference.url}${field}/0`)).json())).took)
  reference.stop()
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
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
    const beside = `in turns with polls of the queue at p50 ${share(polls, 0.5).toFixed(0)} ms, p95 ${share(polls, 0.95).toFixed(0)} ms; the bare handler's page 1 p50 ${bare.toFixed(0)} ms`
    return (Object.keys(places) as Place[]).map((place): Row => {
      const [small, big] = [of(readings, few, place), of(readings, many, place)]
      const [before, p95] = [share(small, 0.95), share(big, 0.95)]
      const times = p95 / before
      const isAsked = place !== 'the middle page'
      return {
        what: `Completed list of ${many.toLocaleString('en-US')} calls in ${allCriteria.length} orders, ${place}`,
        measured: `p50 ${share(big, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; of ${few.toLocaleString('en-US')} calls p50 ${share(small, 0.5).toFixed(0)} ms, p95 ${before.toFixed(0)} ms: ${times.toFixed(2)} times; ${beside}`,
        must: isAsked ? 'p95 60 ms, and 1.5 times that of 100,000' : 'p95 60 ms',
        aim: isAsked ? '20 ms' : 'none',
        met: p95 <= 60 && (!isAsked || times <= 1.5),
      }
    })
  } finally {
    for (const world of worlds.values()) await world.stop()
  }
}
