import pg from 'pg'
import { mostCounted, searchPattern, searchText } from '../../../server/domain/lines/search'
import { ask } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { fillLines } from './filledLines'
import { timed, type Row } from '../row'
import { openWorld, type World } from '../world'

const few = 100_000
const many = 1_000_000
const rounds = 8

const query = `query($filter: LineFilter, $after: String, $direction: OrderDirection) { provider { lines(first: 20, after: $after, filter: $filter, direction: $direction) {
  total { count isMore } pageInfo { endCursor } edges { node { id name types patientName nextChangeDate completedAt room { name facility { name } } } } } } }`
const board =
  '{ provider { dueLines(first: 20) { group count lines { id name patientName nextChangeDate room { name facility { name } } } } } }'
type Page = { provider: { lines: { pageInfo: { endCursor: string | null } } } }

/** What is looked for: names that are common and rare, both parts of a name, numbers, nothing at all. */
const searches = [
  'mar',
  'alvar',
  'kowalski',
  'zimmer, ana',
  'chloe',
  'basilic',
  'jug',
  '4412',
  '0099',
  '7654321',
  'qqq',
  '1a-0',
]

/** A hospital, and its database as the application asks it. */
type Filled = { world: World; client: pg.Client }

type Ask = { kind: string; run: (filled: Filled) => Promise<unknown> }
const asks: Ask[] = [
  ...searches.map((search) => ({
    kind: 'search',
    run: ({ client }: Filled) =>
      client.query(
        'select * from find_lines($1, $2::uuid[], $3::boolean[], null, null, true, 0, 21)',
        searchKeys(search),
      ),
  })),
  ...searches.map((search) => ({
    kind: 'count of a search',
    run: ({ client }: Filled) =>
      client.query(`select count_found_lines($1, $2::uuid[], $3::boolean[], ${mostCounted + 1})`, searchKeys(search)),
  })),
  ...searches.map((search) => ({
    kind: 'searched page, three letters and more',
    run: ({ world }: Filled) => ask(world, query, { filter: { search } }),
  })),
  ...['a', 'zi', '4'].map((search) => ({
    kind: 'searched page, one or two letters',
    run: ({ world }: Filled) => ask(world, query, { filter: { search } }),
  })),
  ...[null, 'OPEN', 'CLOSED'].flatMap((state) =>
    ['ASC', 'DESC'].map((direction) => ({
      kind: 'list',
      run: ({ world }: Filled) => twoPages(world, { filter: { state }, direction }),
    })),
  ),
  { kind: 'due board', run: ({ world }) => ask(world, board, {}) },
]

/** A search as the server asks the database for it. */
const searchKeys = (search: string): unknown[] => [searchPattern(searchText(search)), [], [false, true]]

const twoPages = async (world: World, variables: object): Promise<void> => {
  const { provider } = await ask<Page>(world, query, variables)
  await ask(world, query, { ...variables, after: provider.lines.pageInfo.endCursor })
}

const openFilled = async (lines: number): Promise<Filled> => {
  const world = await openWorld(0)
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  await fillLines(client, lines)
  await client.query("select set_config('app.provider', $1, false)", [world.providerId])
  return { world, client }
}

type Reading = { size: number; kind: string; took: number }

const readAll = async (worlds: Map<number, Filled>): Promise<Reading[]> => {
  const readings: Reading[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const { kind, run } of asks)
      for (const [size, filled] of worlds) readings.push({ size, kind, took: await timed(() => run(filled)) })
  return readings
}

/** The lines of two hospitals that differ in their number: searched, listed, and by when they are due. */
export const benchLines = async (): Promise<Row[]> => {
  const worlds = new Map<number, Filled>()
  try {
    for (const size of [few, many]) worlds.set(size, await openFilled(size))
    await readAll(worlds)
    const readings = await readAll(worlds)
    return [...new Set(asks.map(({ kind }) => kind))].map((kind): Row => {
      const [small, big] = [few, many].map((size) =>
        readings.filter((reading) => reading.size === size && reading.kind === kind).map(({ took }) => took),
      )
      const p95 = percentile(big!, 0.95)
      const isSearch = kind === 'search'
      return {
        what: `Lines, ${many.toLocaleString('en-US')}: ${kind}`,
        measured: `p50 ${percentile(big!, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; of ${few.toLocaleString('en-US')} p50 ${percentile(small!, 0.5).toFixed(0)} ms, p95 ${percentile(small!, 0.95).toFixed(0)} ms; ${/search$/.test(kind) ? 'by itself' : 'everything that a page shows included'}`,
        must: isSearch ? 'p95 15 ms' : 'none',
        aim: isSearch ? '5 ms' : 'none',
        met: !isSearch || p95 <= 15,
      }
    })
  } finally {
    for (const { world, client } of worlds.values()) {
      await client.end()
      await world.stop()
    }
  }
}
