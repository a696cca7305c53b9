import type pg from 'pg'
import { dayLater } from '../../../server/domain/kernel/time/facilityTime'
import type { Session } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { repeat, timed, type Row } from '../row'
import type { World } from '../world'
import { askScreen, type CallReportFilterType, type CallSearch } from './asks'

const rounds = 8

/** Gives the calls what filters look at: patients, who ordered, and options that were chosen. */
export const fillCallReport = async (client: pg.Client): Promise<void> => {
  await client.query('begin')
  await client.query("set local session_replication_role = replica; set local work_mem = '256MB'")
  await client.query(
    `update call set patient_last_name = (array['Park', 'Núñez', 'Okafor', 'Lindqvist', 'Natarajan'])[1 + n % 5] || n % 4000, patient_first_name = (array['June', 'Ana', 'Tomas'])[1 + n % 3],
       mrn = 'R' || n % 200000, ordering_provider = 'Dr. ' || (array['Lee', 'Sørensen', 'Adeyemi'])[1 + n % 3] || n % 150
     from (select id, row_number() over () as n from call where completed_at is not null and patient_last_name is null) as bare where bare.id = call.id`,
  )
  await client.query(
    `update call_value set "values" = array[options.chosen[1 + abs(hashtext(call_id::text)) % cardinality(options.chosen)]]
     from (select field_id, array_agg(value order by weight) as chosen from procedure_field_option group by 1) as options
     where options.field_id = call_value.field_id and "values" = array['Yes']`,
  )
  await client.query('commit')
  await client.query('vacuum analyze call, call_value')
}

/** What a first page may take and aims at, in milliseconds. */
const ranges = [
  { name: 'a month', days: 30, must: 100, aim: 50 },
  { name: 'five years', days: 5 * 365, must: 4_000, aim: 1_000 },
] as const

/** The first page of the call report by each filter, and in each kind of order. */
export const benchCallReport = async (
  world: World,
  client: pg.Client,
  manager: Session,
  calls: number,
): Promise<Row[]> => {
  const one = async (statement: string): Promise<string> =>
    (await client.query<{ value: string }>(statement, [world.providerId])).rows[0]!.value
  const most = (facet: string) =>
    one(
      `select facet_id::text as value from call_tally where provider_id = $1 and facet = '${facet}' and not deleted and facet_id is not null group by 1 order by sum(calls) desc limit 1`,
    )
  const procedure = await one(
    'select procedure_id::text as value from call_value where provider_id = $1 group by procedure_id order by count(*) desc limit 1',
  )
  const filters: Record<string, [type: CallReportFilterType, value: string] | null> = {
    'no filter': null,
    Hospital: ['HOSPITAL', await most('facility')],
    Clinician: ['CLINICIAN', await most('clinician')],
    Room: ['ROOM', await most('room')],
    Procedure: ['PROCEDURE', procedure],
    'Insertion Type': ['INSERTION_TYPE', 'SL PICC'],
    'Order Change': ['ORDER_CHANGE', 'PICC changed to ML'],
    Success: ['SUCCESS', 'Successful'],
    MRN: ['MRN', 'r4242'],
    'Patient Name': ['PATIENT_NAME', 'nunez12'],
    'Ordering Provider': ['ORDERING_PROVIDER', 'lee1'],
  }
  const today = new Date().toISOString().slice(0, 10)
  const rows: Row[] = []
  for (const { name: span, days, must, aim } of ranges) {
    const range = { start: dayLater(today, -days), end: today }
    const times: { name: string; p95: number }[] = []
    const measure = async (name: string, search: CallSearch) => {
      const read = () =>
        timed(async () => {
          await askScreen(manager, 'CallReportQuery', { range, search, page: 0 })
        })
      await read()
      times.push({ name, p95: percentile(await repeat(rounds, read), 0.95) })
    }
    for (const [name, filter] of Object.entries(filters))
      await measure(name, { filters: filter ? [{ type: filter[0], values: [filter[1]] }] : [] })
    await measure('sorted by Room, from 07:00 to 15:00', { sort: 'ROOM', startTime: '07:00', endTime: '15:00' })
    const slowest = Math.max(...times.map(({ p95 }) => p95))
    rows.push({
      what: `Call report, first page, ${calls.toLocaleString('en-US')} calls over five years: ${span}`,
      measured: `p95 ${times.map(({ name, p95 }) => `${name} ${p95.toFixed(0)}`).join(', ')} ms`,
      must: `p95 ${must} ms`,
      aim: `${aim} ms`,
      met: slowest <= must,
    })
  }
  return rows
}
