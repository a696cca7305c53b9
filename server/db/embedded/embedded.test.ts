import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { projectRoot } from '../../paths'
import { until } from '../../test/harness/until'
import { openEmbedded, type EmbeddedDatabase } from './embedded'

const log = pino({ level: 'silent' })

/** A data folder after a first start and a clean stop; copying it is quicker than making one. */
let usedBefore: string
let parent: string
let dataDir: string
const opened: EmbeddedDatabase[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'patency-embedded-'))
  chmodSync(parent, 0o755)
  usedBefore = path.join(parent, 'used')
  const database = await openEmbedded(usedBefore, log)
  await database.stop()
})

afterAll(() => rmSync(path.dirname(usedBefore), { recursive: true, force: true }))

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'patency-embedded-'))
  chmodSync(parent, 0o755)
  dataDir = path.join(parent, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.stop()
  rmSync(parent, { recursive: true, force: true })
})

async function open(): Promise<EmbeddedDatabase> {
  const database = await openEmbedded(dataDir, log)
  opened.push(database)
  return database
}

function continueUsed(): void {
  execFileSync('cp', ['-a', usedBefore, dataDir])
}

async function close(database: EmbeddedDatabase): Promise<void> {
  opened.splice(opened.indexOf(database), 1)
  await database.stop()
}

/** The same in a process of its own, which can be killed. */
async function openElsewhere(): Promise<{ url: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/test/database/holdDatabase.ts', dataDir], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))
    child.once('exit', (code) => reject(new Error(`exit ${code}`)))
  })
  return {
    url,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql)
    return rows[0] as Row
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

test('the first start makes a durable database that only this machine and its password reach', async () => {
  const database = await open()
  expect(database).toMatchObject({ freshlyCreated: true, adopted: false })
  expect(
    await ask(
      database.url,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
        current_setting('synchronous_commit') as synchronous_commit, current_setting('data_checksums') as checksums,
        current_setting('password_encryption') as passwords, current_setting('listen_addresses') as listens,
        current_setting('server_encoding') as encoding`,
    ),
  ).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    checksums: 'on',
    passwords: 'scram-sha-256',
    listens: '127.0.0.1',
    encoding: 'UTF8',
  })
  const wrong = new URL(database.url)
  wrong.password = 'wrong'
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  expect(statSync(path.join(dataDir, 'database.json')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(dataDir, 'database')).mode & 0o777).toBe(0o700)
})

test('a later start finds the same rows on the same port', async () => {
  const first = await open()
  await ask(first.url, 'create table kept as select 7 as value')
  await close(first)
  const second = await open()
  expect(second).toMatchObject({ url: first.url, freshlyCreated: false, adopted: false })
  expect(await ask(second.url, 'select value from kept')).toEqual({ value: 7 })
})

test('stopping stops the database, and leaves no lock', async () => {
  continueUsed()
  const database = await open()
  await close(database)
  await expect(ask(database.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(existsSync(path.join(dataDir, 'patency.lock'))).toBe(false)
})

test('a second server on the same folder is refused, and the first keeps its database', async () => {
  continueUsed()
  const first = await openElsewhere()
  await expect(openEmbedded(dataDir, log)).rejects.toThrow(
    /Another Patency server \(process \d+\) already uses the folder/,
  )
  expect(await ask(first.url, 'select 1 as value')).toEqual({ value: 1 })
})

test('a database whose server was killed is taken over as it runs', async () => {
  continueUsed()
  const first = await openElsewhere()
  await ask(first.url, 'create table kept as select 7 as value')
  const pid = postmasterPid()
  await first.kill()
  const second = await open()
  expect(second).toMatchObject({ url: first.url, adopted: true })
  expect(postmasterPid()).toBe(pid)
  expect(await ask(second.url, 'select value from kept')).toEqual({ value: 7 })
})

test('a lock and a postmaster.pid left by processes that are gone do not hinder a start', async () => {
  continueUsed()
  writeFileSync(
    path.join(dataDir, 'patency.lock'),
    JSON.stringify({ pid: process.ppid, birth: 'an earlier life of that number' }),
  )
  // The number belongs to a program that is no database.
  writeFileSync(path.join(dataDir, 'database/cluster/postmaster.pid'), `${process.ppid}\n/somewhere\n0\n5432\n`)
  expect(await open()).toMatchObject({ adopted: false })
})

test('a database that is killed while the server runs is started again on its port', async () => {
  continueUsed()
  const { url } = await open()
  await ask(url, 'create table kept as select 7 as value')
  process.kill(postmasterPid(), 'SIGKILL')
  expect(await until(() => ask(url, 'select value from kept'))).toEqual({ value: 7 })
})

test('a folder of another PostgreSQL version is refused with what to do', async () => {
  continueUsed()
  writeFileSync(path.join(dataDir, 'database/cluster/PG_VERSION'), '14\n')
  await expect(openEmbedded(dataDir, log)).rejects.toMatchObject({
    message: expect.stringContaining('was made by PostgreSQL 14'),
    remedy: expect.stringContaining('PATENCY_DATA'),
  })
})

test('a database without its password file is refused, and not replaced', async () => {
  continueUsed()
  rmSync(path.join(dataDir, 'database.json'))
  await expect(openEmbedded(dataDir, log)).rejects.toThrow('The password of the embedded database is missing')
  expect(existsSync(path.join(dataDir, 'database/cluster/PG_VERSION'))).toBe(true)
})

test('a data folder that cannot be a folder is refused with what to do', async () => {
  writeFileSync(dataDir, '')
  await expect(openEmbedded(dataDir, log)).rejects.toMatchObject({
    message: `The data folder ${dataDir} cannot be used (EEXIST).`,
    remedy: expect.stringContaining('PATENCY_DATA'),
  })
})

test('an interrupted first start is begun anew', async () => {
  mkdirSync(path.join(dataDir, 'database/cluster.new/base'), { recursive: true })
  expect(await open()).toMatchObject({ freshlyCreated: true })
})

const asRootOnLinux = process.getuid?.() === 0 && process.platform === 'linux' ? test : test.skip
asRootOnLinux('as root, the database works in a folder that its own user cannot reach', async () => {
  chmodSync(parent, 0o700)
  const first = await open()
  await ask(first.url, 'create table kept as select 7 as value')
  await close(first)
  const second = await open()
  expect(await ask(second.url, 'select value from kept')).toEqual({ value: 7 })
})
