import { randomBytes } from 'node:crypto'
import pg from 'pg'
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
 * A database that is filled once in a run, and copied then; `facts` is what filling it answered, as JSON keeps it. The one
 * it is copied from keeps them in its comment.
 */
export async function createFilledDatabase<Facts>(
  template: string,
  fill: (url: string) => Promise<Facts>,
): Promise<TestDatabase & { facts: Facts }> {
  const facts = await asAdmin(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${template}'))`)
    const { rows } = await client.query<{ facts: string }>(
      "select shobj_description(oid, 'pg_database') as facts from pg_database where datname = $1",
      [template],
    )
    if (rows[0]) return JSON.parse(rows[0].facts) as Facts
    const unfinished = `${template}_new`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} template ${templateName}`)
    const answered = JSON.stringify(await fill(urlOf(unfinished)))
    await client.query(`comment on database ${unfinished} is ${client.escapeLiteral(answered)}`)
    await client.query(`alter database ${unfinished} rename to ${template}`)
    return JSON.parse(answered) as Facts
  })
  return { ...(await copyOf(template)), facts }
}

/**
 * A database with the demo hospital. Its line checks are not scheduled, as they are in the demo: a run at seven in the
 * morning, or with a moved clock, would find hundreds of calls more.
 */
export function createDemoDatabase(): Promise<TestDatabase> {
  return createFilledDatabase(demoTemplateName, async (url) => {
    // Loaded only here: nearly every file of tests makes a database, and one in a run seeds it.
    const { seedDemo } = await import('../../../prisma/demo/load/index')
    const { openFileStore } = await import('../../files/fileStore')
    const files = openFileStore({ dataDir: process.env.PATENCY_DATA! })
    await seedDemo({ url, now: new Date(), files, print: () => undefined })
    await unscheduled(url)
    return null
  })
}
