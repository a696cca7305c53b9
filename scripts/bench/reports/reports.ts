import pg from 'pg'
import { dayLater, startOfDay } from '../../../server/domain/kernel/time/facilityTime'
import { screenDocument } from '../../../server/test/harness/screenDocuments'
import { ask, signIn, withDatabase } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { benchCallReport, fillCallReport } from './callReport'
import { fillReports } from './filledReports'
import { benchSpreadsheet } from './spreadsheet'
import { repeat, timed, type Row } from '../row'
import { openWorld } from '../world'

const rounds = 8

/** What each report may take and aims at, in milliseconds. */
const ranges = [
  { name: 'a month', days: 30, must: 150, aim: 50 },
  { name: 'a year', days: 365, must: 900, aim: 300 },
  { name: 'five years', days: 5 * 365, must: 4_000, aim: 1_000 },
] as const

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
    bare: `select types, count(*) from line join listed_line on line_id = id where line.provider_id = $1 and (completed_at is null or completed_at >= $2) and line.created_at < $3 group by 1`,
  },
] as const

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
    const today = new Date().toISOString().slice(0, 10)
    const rows: Row[] = []
    for (const { name: span, days, must, aim } of ranges) {
      const range = { start: dayLater(today, -days), end: today }
      const moments = [startOfDay('America/New_York', range.start), startOfDay('America/New_York', range.end, 1)]
      for (const { name, bare } of reports) {
        const read = () => timed(() => ask(manager, screenDocument(name), { range, page: 0 }))
        const readBare = () => timed(() => client.query(bare, [world.providerId, ...moments]))
        await Promise.all([read(), readBare()])
        const [through, alone] = [await repeat(rounds, read), await repeat(rounds, readBare)]
        const p95 = percentile(through, 0.95)
        rows.push({
          what: `Report ${name.replace('PageQuery', '')}, ${calls.toLocaleString('en-US')} calls over five years: ${span}`,
          measured: `p50 ${percentile(through, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; the bare statement p50 ${percentile(alone, 0.5).toFixed(0)} ms`,
          must: `p95 ${must} ms`,
          aim: `${aim} ms`,
          met: p95 <= must,
        })
      }
    }
    rows.push(...(await benchCallReport(world, client, manager, calls)))
    return [...rows, ...(await benchSpreadsheet(world, manager, calls))]
  } finally {
    await client.end()
    await world.stop()
  }
}
