import pg from 'pg'
import { dayLater, startOfDay } from '../../../server/domain/kernel/time/facilityTime'
import { screenDocument } from '../../../server/test/harness/screenDocuments'
import { ask, signIn, withDatabase, type Session } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { screenOf } from './asks'
import { benchCallReport, fillCallReport } from './callReport'
import { fillReports } from './filledReports'
import { benchSpreadsheet } from './spreadsheet'
import { timed, type Row } from '../row'
import { openWorld } from '../world'

const rounds = 8

/** What each report may take and aims at, in milliseconds. */
const ranges = [
  { name: 'a month', days: 30, must: 100, aim: 50 },
  { name: 'a year', days: 365, must: 400, aim: 200 },
  { name: 'five years', days: 5 * 365, must: 1_200, aim: 600 },
] as const

/** How many times what its bare statement takes; of a month the request itself is most of it. */
const mostTimes = 1.5

const completed = 'from reported_call where provider_id = $1 and completed_at >= $2 and completed_at < $3'

/** Each report as its screen reads it, and the bare statement that does most of its work. */
const reports = [
  {
    name: 'CompletedPageQuery',
    bare: `select completed_by_id, facility_id, procedure_ids, count(*) ${completed} group by 1, 2, 3`,
  },
  {
    name: 'PerformancePageQuery',
    bare: `select completed_by_id, procedure_ids, count(*) ${completed} group by 1, 2`,
  },
  {
    name: 'ResponseTimePageQuery',
    bare: `select lead_id, count(*), percentile_cont(array[0.5, 0.9]) within group (order by response_ms) ${completed} and response_ms is not null group by 1`,
  },
  {
    name: 'WorklogPageQuery',
    bare: `select led_ids, assisted_ids, trained_ids, count(*) ${completed} group by 1, 2, 3`,
  },
  { name: 'RemovalsPageQuery', bare: `select endings, count(*) ${completed} and endings is not null group by 1` },
  {
    name: 'InsertionsPageQuery',
    bare: `select completed_by_id, insertions, count(*) ${completed} and insertions is not null group by 1, 2`,
  },
  {
    name: 'DemandPageQuery',
    bare: `select date_part('hour', alive_at at time zone 'America/New_York'), date_part('isodow', alive_at at time zone 'America/New_York'), count(*), percentile_cont(0.5) within group (order by response_ms) from reported_call where provider_id = $1 and alive_at >= $2 and alive_at < $3 group by grouping sets ((1, 2), (1))`,
  },
  {
    name: 'LinesPageQuery',
    bare: `select facility_id, types, date_trunc('month', day), count(*), sum(least(coalesce(completed_at, $3), day + interval '1 month', $3)::date - greatest(created_at, day, $2)::date + 1)
      from listed_line join (select id as line_id, completed_at from line where provider_id = $1) as line using (line_id)
      cross join generate_series(date_trunc('month', greatest(created_at, $2)), least(coalesce(completed_at, $3), $3), '1 month') as day
      where provider_id = $1 and (completed_at is null or completed_at >= $2) and created_at < $3 group by 1, 2, 3`,
  },
] as const satisfies { name: keyof typeof screenOf; bare: string }[]

/** The reports of a hospital with so many completed calls over five years. */
export const benchReports = async (calls: number): Promise<Row[]> => {
  const world = await openWorld(0)
  const client = new pg.Client({ connectionString: world.databaseUrl })
  try {
    await withDatabase(world.databaseUrl, async (filling) => {
      await fillReports(filling, calls)
      await fillCallReport(filling)
    })
    await client.connect()
    const manager = await signIn(world.address, 'manager@demo.example')
    const rows = await measureReports(world, client, manager, calls)
    rows.push(...(await benchCallReport(world, client, manager, calls)))
    return [...rows, ...(await benchSpreadsheet(world, manager, calls))]
  } finally {
    await client.end()
    await world.stop()
  }
}

/** What each report takes through the API, and its bare statement in the same minute. */
const measureReports = async (world: Session, client: pg.Client, manager: Session, calls: number): Promise<Row[]> => {
  const today = new Date().toISOString().slice(0, 10)
  const rows: Row[] = []
  for (const { name: span, days, must, aim } of ranges) {
    const range = { start: dayLater(today, -days), end: today }
    const moments = [startOfDay('America/New_York', range.start), startOfDay('America/New_York', range.end, 1)]
    const isMonth = days < 365
    for (const { name, bare } of reports) {
      const read = () => timed(() => ask(manager, screenDocument(name), screenOf[name](range)))
      const readBare = () => timed(() => client.query(bare, [world.providerId, ...moments]))
      await read()
      await readBare()
      const [through, alone]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        through.push(await read())
        alone.push(await readBare())
      }
      const p95 = percentile(through, 0.95)
      const [middle, middleAlone] = [percentile(through, 0.5), percentile(alone, 0.5)]
      const times = middle / middleAlone
      rows.push({
        what: `Report ${name.replace('PageQuery', '')}, ${calls.toLocaleString('en-US')} calls over five years: ${span}`,
        measured: `p50 ${middle.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; the bare statement p50 ${middleAlone.toFixed(0)} ms, ${times.toFixed(2)} times`,
        must: isMonth ? `p95 ${must} ms` : `p95 ${must} ms, ${mostTimes} times the bare statement`,
        aim: isMonth ? `${aim} ms` : `${aim} ms, 1.3 times`,
        met: p95 <= must && (isMonth || times <= mostTimes),
      })
    }
  }
  return rows
}
