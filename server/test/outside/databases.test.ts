// Databases as other people set them up, for everything in them or for a role: what Patency does there is the same.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { hashPassword } from '../../auth/password'
import { DatabaseClient } from '../../db/access/databaseClient'
import { writeBackup } from '../../db/backup/writeBackup'
import { verifyAuditChains } from '../../db/migrations/auditChain'
import { migrate } from '../../db/migrations/migrate'
import { createTestDatabase } from '../database/database'
import { doors, globalId, type Json } from '../harness/doors'
import { until } from '../harness/until'
import { openHospital } from '../hospital/hospital'
import { upload } from '../hospital/pictures'

const typed = "It's \\ \"here\" \\n, {a,NULL}, é 針 $1 E'\\x41' -- ; %_"

/** Everything that an administrator may have set so that it suits other programs. */
const kinds: Record<string, Record<string, string>> = {
  'texts, arrays and numbers in another form': {
    standard_conforming_strings: 'off',
    escape_string_warning: 'on',
    backslash_quote: 'off',
    array_nulls: 'off',
    transform_null_equals: 'on',
    quote_all_identifiers: 'on',
    extra_float_digits: '-15',
    xmloption: 'document',
    lc_numeric: `'C'`,
    client_encoding: `'LATIN1'`,
    bytea_output: `'escape'`,
  },
  'dates in another form': {
    TimeZone: `'Australia/Lord_Howe'`,
    DateStyle: `'SQL, DMY'`,
    IntervalStyle: `'iso_8601'`,
    timezone_abbreviations: `'Australia'`,
  },
  'a careful guard of transactions': {
    default_transaction_isolation: `'repeatable read'`,
    default_transaction_deferrable: 'on',
    row_security: 'off',
    search_path: `'pg_catalog, "Other Schema"'`,
    check_function_bodies: 'off',
    client_min_messages: 'debug1',
  },
  'short limits': {
    statement_timeout: '1',
    lock_timeout: '1',
    idle_in_transaction_session_timeout: '1',
    idle_session_timeout: '1',
  },
  'other plans': {
    plan_cache_mode: 'force_generic_plan',
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    jit: 'on',
    jit_above_cost: '0',
    work_mem: '64',
    synchronize_seqscans: 'on',
    default_toast_compression: 'pglz',
  },
}

const databaseWith = async (settings: Record<string, string>) => {
  const database = await createTestDatabase()
  const name = new URL(database.url).pathname.slice(1)
  const owner = new DatabaseClient({ connectionString: database.url })
  await owner.connect()
  for (const [setting, value] of Object.entries(settings))
    await owner.query(`alter database ${name} set ${setting} = ${value}`)
  return { ...database, name, owner, drop: () => owner.end().then(() => database.drop()) }
}

/** Those that come afterwards begin with what is set now. */
const endOthers = (owner: pg.Client) =>
  owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

const close =
  'mutation($input: CloseCallAndCreateLineInput!) { closeCallAndCreateLine(input: $input) { __typename ... on Refusal { code fields { field message } } } }'

/** What comes of a nurse's work through both doors, and of an operator's. */
const workIn = async (settings: Record<string, string>, during = false) => {
  const database = await databaseWith(during ? {} : settings)
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-outside-'))
  const hospital = await openHospital({}, database)
  try {
    const { people, riverside, clients } = hospital
    await clients.system.user.update({
      where: { id: people.rosa.id },
      data: { passwordHash: await hashPassword('Patency-demo-1') },
    })
    const address = await hospital.serve()
    const [rosa, admin] = [doors(address, people.rosa), doors(address, people.admin)]
    const of = (path: string) => `/providers/${riverside.id}${path}`
    if (during) {
      for (const [setting, value] of Object.entries(settings))
        await database.owner.query(`alter database ${database.name} set ${setting} = ${value}`)
      await endOthers(database.owner)
      await until(async () => (await rosa.rest('GET', of('/calls/active'))).status === 200)
    }
    const login = await doors(address, null).rest('POST', '/auth/login', {
      email: people.rosa.email,
      password: 'Patency-demo-1',
    })
    const image = await upload(await hospital.as(people.rosa))
    const callId = await hospital.openCall()
    const statuses = [
      login.status,
      (await rosa.rest('PUT', of(`/calls/${callId}`), { comments: typed, images: [image], dob: '1950-03-01' })).status,
      (await rosa.rest('POST', of(`/calls/${callId}/assigntome`))).status,
    ]
    const { data, errors } = await rosa.graphql(close, {
      input: {
        callId: globalId('Call', callId),
        ...{ lineName: typed, patientLastName: 'Ruiz', mrn: 'R-77', dob: '1950-03-01', followUpDays: 1 },
        fields: hospital.record({ 'Insertion Type': ['ML'] }),
      },
    })
    const lines = await rosa.rest('GET', of(`/lines?search=${encodeURIComponent(typed)}`))
    const call = await rosa.rest('GET', of(`/calls/${callId}`))
    const report = await admin.rest('GET', of('/reports/facility-report.csv?start=2026-03-01&end=2026-03-20'))
    const queue = await rosa.graphql('{ provider { calls { edges { node { purpose { name } aliveAt } } } } }')
    const backup = await writeBackup(database.url, hospital.files, path.join(folder, 'backup.zip'))
    const chains: Json[] = []
    for await (const { rows, fault } of verifyAuditChains(database.owner) as AsyncIterable<Json>)
      chains.push([rows > 0, fault ?? null])
    return {
      statuses,
      closed: [data, errors],
      lines: lines.body.map(({ name, nextChangeDate }: Json) => [name, nextChangeDate]),
      call: [call.body.comments, call.body.dob, call.body.completedAt, call.body.images?.length],
      report: report.body,
      queue: queue.data,
      backup: [backup.files.length, backup.lostFiles],
      migrated: await migrate(database.url),
      chains,
    }
  } finally {
    await hospital.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

let usual: Awaited<ReturnType<typeof workIn>>
beforeAll(async () => {
  usual = await workIn({})
})

test('where nothing is set, the work is done', () => {
  expect(usual).toMatchObject({
    statuses: [200, 200, 200],
    closed: [{ closeCallAndCreateLine: { __typename: 'CloseCallAndCreateLineSuccess' } }, undefined],
    lines: [[typed, expect.stringMatching(/^2026-03-1/)]],
    call: [typed, '1950-03-01', '2026-03-10T14:00:00.000Z', 1],
    // The picture as it was sent, and a small one.
    backup: [2, []],
    migrated: [],
  })
})

test.each(Object.keys(kinds))('a database with %s', async (kind) => {
  expect(await workIn(kinds[kind]!)).toEqual(usual)
})

test('all of them at once, set while the servers work', async () => {
  expect(await workIn(Object.assign({}, ...Object.values(kinds)) as Record<string, string>, true)).toEqual(usual)
})

test('a database that takes no writes for a while is told in words, and its servers work again afterwards', async () => {
  const database = await databaseWith({})
  const hospital = await openHospital({}, database)
  const address = await hospital.serve()
  const callId = await hospital.openCall()
  const rosa = doors(address, hospital.people.rosa)
  const correct = () => rosa.rest('PUT', `/providers/${hospital.riverside.id}/calls/${callId}`, { contact: '4711' })
  try {
    await database.owner.query(`alter database ${database.name} set default_transaction_read_only = on`)
    await endOthers(database.owner)
    await until(async () => {
      const { status, body } = await correct()
      return status === 503 && body.code === 'UNAVAILABLE'
    })
    await until(async () => {
      const { reason } = (await (await fetch(`${address}/health/ready`)).json()) as { reason?: string }
      return reason === 'the database takes no writes: it is a standby, or default_transaction_read_only is on'
    })
    await database.owner.query(`alter database ${database.name} reset default_transaction_read_only`)
    await endOthers(database.owner)
    await until(async () => (await correct()).status === 200)
  } finally {
    await hospital.close()
  }
})
