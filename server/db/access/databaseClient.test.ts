// Whatever the server, the database, the role or the environment say, Patency works in UTC, and reads what it wrote.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { hashPassword } from '../../auth/password'
import { jobKinds } from '../../jobs/kinds'
import { runDueJobs } from '../../jobs/runner'
import { projectRoot } from '../../paths'
import { closeCallAndCreateLine } from '../../services/calls/ending/closeCall'
import { setLineCheckTime } from '../../services/line-checks/configureLineChecks'
import { createTestDatabase } from '../../test/database/database'
import { doors, globalId } from '../../test/harness/doors'
import { openHospital } from '../../test/hospital/hospital'
import { checkSettings, openClients } from './client'
import { connectionSettings, DatabaseClient } from './databaseClient'

/** A database whose connections begin with these settings, unless they choose their own. */
const databaseWith = async (settings: Record<string, string>) => {
  const database = await createTestDatabase()
  const owner = new DatabaseClient({ connectionString: database.url })
  await owner.connect()
  const name = new URL(database.url).pathname.slice(1)
  for (const [setting, value] of Object.entries(settings))
    await owner.query(`alter database ${name} set ${setting} = ${value}`)
  return { ...database, owner, drop: () => owner.end().then(() => database.drop()) }
}

/** Other values of everything that Patency relies on. */
const others = {
  TimeZone: `'Asia/Kolkata'`,
  DateStyle: `'German, DMY'`,
  IntervalStyle: `'sql_standard'`,
  search_path: 'nowhere',
  row_security: 'off',
  bytea_output: `'escape'`,
  default_transaction_isolation: `'serializable'`,
}

/** Moments in an answer, in the order in which they stand there. */
const momentsIn = (answer: unknown): string[] => JSON.stringify(answer).match(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g) ?? []

/**
 * Nurses and jobs at work for two days in a database in this zone. Answers what the doors said, and all moments that
 * are stored: they follow from the hospital's clock, and those of the database's own clock are left out.
 */
const twoDaysIn = async (settings: Record<string, string>) => {
  const database = await databaseWith(settings)
  const began = new Date(Date.now() - 600_000)
  const hospital = await openHospital({}, database)
  try {
    const { clients, clock, files, people, riverside } = hospital
    const log = pino({ level: 'silent' })
    const now = () => new Date(clock.now)
    const pass = async (to: string): Promise<void> => {
      clock.now = new Date(to)
      const kinds = jobKinds(clients, files, now, { idleMinutes: 1e6, maxHours: 1e5 })
      await runDueJobs({ clients, kinds, now, log })
    }
    const address = await hospital.serve()
    await clients.system.user.update({
      where: { id: people.rosa.id },
      data: { passwordHash: await hashPassword('Patency-demo-1') },
    })
    const nobody = doors(address, null)
    const signIn = await nobody.rest('POST', '/auth/login', { email: people.rosa.email, password: 'Patency-demo-1' })
    const rosa = doors(address, people.rosa)
    const at = `/providers/${riverside.id}`
    const queued = async () => ({
      rest: (await rosa.rest('GET', `${at}/calls/active`)).body as unknown,
      graphql: await rosa.graphql(
        `{ provider { calls { totalCount edges { node { purpose { name } createdAt aliveAt waitingSince } } } } }`,
      ),
    })
    const callId = await hospital.openCall()
    await hospital.openCall({ purpose: 'Difficult IV', status: 'Stat' })
    const assigned = await rosa.rest('POST', `${at}/calls/${callId}/assigntome`, {})
    const asked = await queued()
    await setLineCheckTime(await hospital.as(people.admin), {
      ...{ localHours: 7, localMinutes: 0, isAM: true, enabledDays: [1, 2, 3, 4, 5, 6, 7] },
      purposeId: riverside.purposes['Daily Line Check'],
    })
    await closeCallAndCreateLine(await hospital.as(people.rosa), {
      callId,
      lineName: "Ruiz's Line",
      patientLastName: 'Ruiz',
      mrn: 'R-77',
      dob: '1950-03-01',
      followUpDays: 1,
      fields: hospital.record({ 'Insertion Type': ['ML'] }),
    })
    await pass('2026-03-11T10:59:00Z')
    const beforeSeven = await clients.system.call.count({ where: { purpose: { name: 'Daily Line Check' } } })
    await pass('2026-03-11T11:01:00Z')
    const afterSeven = await clients.system.call.count({ where: { purpose: { name: 'Daily Line Check' } } })
    // Rosa has not been here for a day: her session is over, and those who sign in anew see the queue as it is.
    const idle = (await rosa.graphql('{ viewer { email } }')).data
    await clients.system.session.updateMany({ data: { seenAt: clock.now, createdAt: clock.now } })
    const later = await queued()
    const line = await rosa.graphql(
      `query($id: ID!) { node(id: $id) { ... on Call { line { nextChangeDate createdAt } completedAt } } }`,
      { id: globalId('Call', callId) },
    )
    const trail = await doors(address, people.admin).graphql('{ provider { audit { edges { node { at } } } } }')

    const { rows: columns } = await database.owner.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and (data_type like 'timestamp%' or data_type = 'date') and table_name not like '\\_%'
       order by 1, 2`,
    )
    const stored: Record<string, string[]> = {}
    await database.owner.query(`select set_config('app.provider', 'system', false)`)
    for (const { table, column } of columns) {
      const { rows } = await database.owner.query<{ moment: Date }>(
        `select "${column}"::timestamptz as moment from "${table}" where "${column}" is not null order by 1`,
      )
      stored[`${table}.${column}`] = rows
        .map(({ moment }) => moment)
        .filter((moment) => !(moment >= began && moment <= new Date()))
        .map((moment) => moment.toISOString())
    }
    return {
      signIn: signIn.status,
      assigned: assigned.status,
      asked: { rest: momentsIn(asked.rest), graphql: asked.graphql },
      checks: [beforeSeven, afterSeven],
      idle,
      later: { rest: momentsIn(later.rest), graphql: later.graphql },
      line,
      trail: momentsIn(trail),
      stored,
    }
  } finally {
    await hospital.close()
  }
}

let inUtc: Awaited<ReturnType<typeof twoDaysIn>>
beforeAll(async () => {
  inUtc = await twoDaysIn({})
})

test('two days in UTC are as the hospital has them', () => {
  expect(inUtc).toMatchObject({ signIn: 200, assigned: 200, checks: [0, 1], idle: { viewer: null } })
  expect(inUtc.asked.rest).toContain('2026-03-10T14:00:00.000Z')
  // The follow-up of the next day joins the queue as that day begins in New York.
  expect(inUtc.line.data?.node.line.nextChangeDate).toMatch(/^2026-03-11/)
  expect(inUtc.trail.length).toBeGreaterThan(3)
  for (const column of [
    'call.created_at',
    'work_order.started_at',
    'session.seen_at',
    'audit_entry.at',
    'line.created_at',
  ])
    expect({ column, moments: inUtc.stored[column]!.length }).not.toEqual({ column, moments: 0 })
})

test.each([
  [`in New York`, { TimeZone: `'America/New_York'` }],
  [`in Kolkata`, { TimeZone: `'Asia/Kolkata'` }],
  [`in Kiritimati`, { TimeZone: `'Pacific/Kiritimati'` }],
  ['with other settings throughout', others],
])('a database %s stores and tells the same', async (_where, settings) => {
  expect(await twoDaysIn(settings)).toEqual(inUtc)
})

describe('every connection has the settings that Patency relies on', () => {
  const shown = `select name, setting from pg_settings where name = any($1) order by name`
  const names = Object.keys(connectionSettings)
  const wanted = names.sort().map((name) => ({ name, setting: connectionSettings[name] }))

  test('whatever the database, the URL and the environment say', async () => {
    const database = await databaseWith(others)
    const before = process.env.PGOPTIONS
    process.env.PGOPTIONS = '-c timezone=Asia/Tokyo'
    const url = `${database.url}?options=${encodeURIComponent('-c timezone=Asia/Tokyo -c datestyle=SQL')}`
    const client = new DatabaseClient({ connectionString: url })
    const clients = openClients(url)
    try {
      await client.connect()
      expect((await client.query(shown, [names])).rows).toEqual(wanted)
      expect(await clients.rows({ name: 'shown', text: shown }, [names])).toEqual(wanted)
      expect(await clients.system.$queryRaw`select current_user::text as role`).toEqual([{ role: 'patency_app' }])
    } finally {
      if (before === undefined) delete process.env.PGOPTIONS
      else process.env.PGOPTIONS = before
      await client.end()
      await clients.close()
      await database.drop()
    }
  })

  test('those of a pooler, as far as it takes them; the others are checked at the start, in words', async () => {
    for (const [setting, value] of Object.entries(others)) {
      const database = await databaseWith({ [setting]: value })
      const clients = openClients(database.url, { pooled: true })
      try {
        const checked = expect(checkSettings(clients))
        if (['TimeZone', 'DateStyle'].includes(setting)) await checked.resolves.toBeUndefined()
        else
          await checked.rejects.toMatchObject({
            message: `The pooler of PATENCY_POOL_URL gives connections with ${setting} = '${value.replaceAll("'", '')}', and the server needs '${connectionSettings[setting]}'.`,
            remedy: expect.stringContaining(`set ${setting} = '${connectionSettings[setting]}'`),
            exitCode: 78,
          })
      } finally {
        await clients.close()
        await database.drop()
      }
    }
  })

  test('because none is made in another way', () => {
    const sources = ['server', 'scripts/operator', 'prisma'].flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
        .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|^server\/(test|db\/generated)\//.test(file)),
    )
    const made = sources.filter((file) =>
      /new pg\.|pg\.Client as|new (Client|Pool)\(/.test(readFileSync(path.join(projectRoot, file), 'utf8')),
    )
    expect(made).toEqual(['server/db/access/client.ts', 'server/db/access/databaseClient.ts'])
  })
})
