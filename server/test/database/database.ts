import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { seedDemo } from '../../../prisma/demo/load/index'
import { openFileStore } from '../../files/fileStore'
import { templateName } from './cluster'

const demoTemplateName = 'patency_demo_template'

export interface TestDatabase {
  /** Of the owner of the schema. */
  url: string
  drop(): Promise<void>
}

function urlOf(database: string): string {
  const adminUrl = process.env.PATENCY_TEST_CLUSTER
  if (!adminUrl) throw new Error('the test cluster is not running: start the tests through jest')
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(name),
    drop: async () => void (await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))),
  }
}

/** With false all connections of the database end and nobody is let in, as when its server is down. */
export async function setReachable({ url }: Pick<TestDatabase, 'url'>, isReachable: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await asAdmin(async (client) => {
    await client.query(`alter database ${name} allow_connections ${isReachable}`)
    if (!isReachable)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

/** A database of its own for a test file: every migration applied (or nothing in it at all), no rows. */
export function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  return copyOf(empty ? 'template0' : templateName)
}

const unscheduled = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('app.provider', 'system', false)`)
    await client.query('delete from job')
    await client.query('delete from line_check_settings')
  } finally {
    await client.end()
  }
}

/**
 * A database with the demo hospital. It is seeded once in a run and copied then. Its line checks are not scheduled, as
 * they are in the demo: a run at seven in the morning, or with a moved clock, would find hundreds of calls more.
 */
export async function createDemoDatabase(): Promise<TestDatabase> {
  await asAdmin(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${demoTemplateName}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demoTemplateName])
    if (rowCount !== 0) return
    const unfinished = `${demoTemplateName}_new`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} template ${templateName}`)
    await seedDemo({
      url: urlOf(unfinished),
      now: new Date(),
      files: openFileStore({ dataDir: process.env.PATENCY_DATA! }),
      print: () => undefined,
    })
    await unscheduled(urlOf(unfinished))
    await client.query(`alter database ${unfinished} rename to ${demoTemplateName}`)
  })
  return copyOf(demoTemplateName)
}
