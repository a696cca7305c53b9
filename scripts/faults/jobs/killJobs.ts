import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startJobProcess } from '../../../server/test/hospital/jobs'
import { openDemoHospital } from '../../lib/laboratory'
import type { Kind } from '../kind'
import { Random } from '../../../prisma/demo/story/random'

const hourMs = 3_600_000
/** A job whose process was killed is taken on by another one after this. */
const leaseMs = 61_000

/** Open lines that nobody is to look at by then: each gets one line check. Those that have one, or a dressing change, in the queue get none. */
const unchecked = `
  select line.id from line where line.provider_id = $1 and line.completed_at is null and not exists (
    select from call join purpose on purpose.id = call.purpose_id
    where call.line_id = line.id and call.completed_at is null and call.deleted_at is null and call.alive_at <= $2 and purpose.line_check)`

/**
 * Two processes do line checks each hour and bring follow-ups into the queue, on a clock that is moved by hand; at each
 * due moment one of them, or both, are killed at some instant. Afterwards every due call is there, once.
 */
export const killJobs: Kind = async ({ rounds, seed }) => {
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patency-jobs-'))
  const owner = new pg.Client({ connectionString: hospital.url })
  await owner.connect()
  const begun: ReturnType<typeof startJobProcess>[] = []
  const begin = () => {
    const process = startJobProcess({ url: hospital.url, dataDir })
    begun.push(process)
    return process
  }
  try {
    const one = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row> =>
      (await owner.query<Row>(sql, values)).rows[0]!
    const { providerId, purposeId } = await one<{ providerId: string; purposeId: string }>(
      `select provider.id as "providerId", purpose.id as "purposeId" from provider join purpose on provider_id = provider.id
       where provider.name = 'Riverside Health' and purpose.name = 'Daily Line Check'`,
    )
    let moment = new Date()
    await owner.query(
      `insert into line_check_settings (provider_id, interval_amount, interval_units, interval_since, purpose_id, checked_up_to) values ($1, 1, 'hours', $2, $3, $2)
       on conflict (provider_id) do update set interval_amount = 1, interval_units = 'hours', time_hour = null, time_minute = null, enabled_days = '{}', interval_since = $2, purpose_id = $3, checked_up_to = $2`,
      [providerId, moment, purposeId],
    )
    await owner.query("delete from job where provider_id = $1 and name = 'checkLines'", [providerId])
    await owner.query(
      "insert into job (id, provider_id, name, due_at, settled_at) values (gen_random_uuid(), $1, 'checkLines', $2, $3)",
      [providerId, new Date(moment.getTime() + hourMs), moment],
    )
    // Follow-ups that join the queue in each hour, and some after the last: a line whose follow-up has joined needs no
    // line check, and every round is to have some of both.
    await owner.query(
      `update call set alive_at = $2::timestamptz + (1 + spread.number % ($3 + 1)) * interval '1 hour' - interval '20 minutes'
       from (select id, row_number() over (order by id) as number from call where provider_id = $1 and announced_at is null and deleted_at is null) as spread where call.id = spread.id`,
      [providerId, moment, rounds],
    )
    let processes = [begin(), begin()]
    await Promise.all(processes.map((process) => process.says('ready')))

    const lost: string[] = []
    const seen = { killed: 0, 'killed at work': 0, 'line checks': 0, 'follow-ups': 0 }
    for (let round = 0; round < rounds; round += 1) {
      const before = moment
      moment = new Date(moment.getTime() + hourMs)
      const expected = (await owner.query<{ id: string }>(unchecked, [providerId, moment])).rows.map(({ id }) => id)
      const { last } = await one<{ last: string }>(
        'select coalesce(max(sequence), 0) as last from change where provider_id = $1',
        [providerId],
      )

      for (const process of processes) process.run(moment)
      await wait(chance.between(0, 250))
      const doomed = chance.chance(0.3) ? processes : [chance.pick(processes)]
      for (const process of doomed) if (!process.hasSaid('over')) seen['killed at work'] += 1
      await Promise.all(doomed.map((process) => process.kill()))
      seen.killed += doomed.length
      const left = processes.filter((process) => !doomed.includes(process))
      await Promise.all(left.map((process) => process.says('over')))
      processes = [...left, ...doomed.map(begin)]
      await Promise.all(processes.filter((process) => !left.includes(process)).map((process) => process.says('ready')))
      moment = new Date(moment.getTime() + leaseMs)
      for (const process of processes) process.run(moment)
      await Promise.all(processes.map((process) => process.says('over')))

      const made = await owner.query<{ line_id: string }>(
        'select line_id from call where provider_id = $1 and purpose_id = $2 and created_at > $3 and created_by_id is null',
        [providerId, purposeId, before],
      )
      const times = new Map<string, number>()
      for (const { line_id: line } of made.rows) times.set(line, (times.get(line) ?? 0) + 1)
      for (const line of expected)
        if (times.get(line) !== 1)
          lost.push(`round ${round}: line ${line} has ${times.get(line) ?? 0} line checks instead of one`)
      for (const line of times.keys())
        if (!expected.includes(line)) lost.push(`round ${round}: line ${line} has a line check that it needs not`)
      const joined = await owner.query<{ id: string; told: string }>(
        `select call.id, (select count(*) from change where change.provider_id = $1 and change.sequence > $3 and change.kind = 'call' and change.entity_id = call.id) as told
         from call where provider_id = $1 and deleted_at is null and follow_up_from_id is not null and alive_at > $2 and alive_at <= $4`,
        [providerId, before, last, moment],
      )
      for (const { id, told } of joined.rows)
        if (Number(told) !== 1)
          lost.push(`round ${round}: follow-up ${id} joined the queue, and was told ${told} times`)
      seen['line checks'] += made.rows.length
      seen['follow-ups'] += joined.rows.length
      // Somebody looks at every line, so that the next hour finds them all again.
      await owner.query(
        'update call set deleted_at = $3 where provider_id = $1 and completed_at is null and deleted_at is null and alive_at <= $2',
        [providerId, moment, moment],
      )
    }
    for (const what of ['line checks', 'follow-ups'] as const)
      if (seen[what] === 0) lost.push(`no ${what} were due, so nothing was shown of them`)
    return { figures: seen, lost }
  } finally {
    await Promise.all(begun.map((process) => process.kill()))
    await owner.end()
    await hospital.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
