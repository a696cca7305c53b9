import type pg from 'pg'
import { createDemoDatabase } from '../../server/test/database/database'
import { signIn, startDatabases, startServer, withDatabase, type Session } from '../lib/laboratory'

/** A server with the demo hospital and a queue of a given size, in a process of its own, and who is signed in. */
export type World = Session & {
  databaseUrl: string
  pid: number
  stop(): Promise<void>
}

/** Fills the queue up to `calls` active calls by copying those that are there. */
const fillQueue = async (client: pg.Client, calls: number): Promise<void> => {
  await client.query(
    `with active as (
       select call.*, row_number() over (order by call.id) as n from call
       join provider on provider.id = call.provider_id and provider.name = 'Riverside Health'
       where completed_at is null and deleted_at is null and alive_at <= now() and assigned_to_id is null),
     missing as (select $1::int - count(*)::int as n from call join provider on provider.id = provider_id and name = 'Riverside Health'
       where completed_at is null and deleted_at is null and alive_at <= now())
     insert into call (id, provider_id, purpose_id, status_code_id, room_id, contact, pre_comments, alive_at, announced_at, created_at, updated_at, created_by_id)
     select gen_random_uuid(), provider_id, purpose_id, status_code_id, room_id, contact, pre_comments, alive_at, now(), created_at, now(), created_by_id
     from missing, generate_series(1, greatest(missing.n, 0)) as g
     join active on active.n = 1 + g % (select count(*) from active)`,
    [calls],
  )
}

/** How many statements a piece of work sends, told by the server's own count. */
export const statementsOf = async ({ address }: World, work: () => Promise<unknown>): Promise<number> => {
  const count = async (): Promise<number> =>
    Number(/^patency_sql_statements_total (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())![1])
  const before = await count()
  await work()
  return (await count()) - before
}

const unlimited = { PATENCY_REQUESTS_PER_MINUTE: '10000000', PATENCY_STRANGER_REQUESTS_PER_MINUTE: '10000000' }

type Conditions = { limits?: Record<string, string>; durable?: boolean }

/** With `profile`, what the server's processor did is written into that folder when it stops. */
export const openWorld = async (
  calls: number,
  profile?: string,
  { limits = unlimited, durable = false }: Conditions = {},
): Promise<World> => {
  const stopDatabases = await startDatabases({ durable })
  const { url: databaseUrl } = await createDemoDatabase()
  await withDatabase(databaseUrl, async (client) => {
    await fillQueue(client, calls)
    await client.query('analyze')
  })
  const server = await startServer(
    { DATABASE_URL: databaseUrl, PATENCY_DATA: process.env.PATENCY_DATA!, LOG_LEVEL: 'error', ...limits },
    profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
  )
  return {
    ...(await signIn(server.address, 'clinician@demo.example')),
    databaseUrl,
    pid: server.pid,
    stop: async () => {
      await server.stop()
      await stopDatabases()
    },
  }
}
