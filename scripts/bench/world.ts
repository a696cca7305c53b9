import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { hashSessionToken, newSessionToken } from '../../server/auth/sessionToken'
import { startTestCluster } from '../../server/test/database/cluster'
import { openImageStore } from '../../server/files/imageStore'
import { migrate } from '../../server/db/migrations/migrate'
import { seedDemo } from '../../prisma/demo/load/index'
import { projectRoot } from '../../server/paths'

/** A server with the demo hospital and a queue of a given size, in a process of its own, and who is signed in. */
export type World = {
  address: string
  databaseUrl: string
  cookie: string
  providerId: string
  pid: number
  /** Cookies of so many more sessions of the same person. */
  moreSessions(count: number): Promise<string[]>
  stop(): Promise<void>
}

const listen = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /Patency is ready: (\S+)/.exec(output)
      if (ready?.[1]) resolve(ready[1])
    })
    child.once('exit', () => reject(new Error(output)))
  })

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

/** Sessions as signing in would open them, without the time that a password takes. */
const openSessions = async (databaseUrl: string, count: number): Promise<string[]> => {
  const tokens = Array.from({ length: count }, newSessionToken)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into session (id, token_hash, user_id, provider_id, created_at, seen_at)
     select gen_random_uuid(), hash, app_user.id, last_provider_id, now(), now() from app_user, unnest($1::bytea[]) as hash where email = 'clinician@demo.example'`,
    [tokens.map((token) => Buffer.from(hashSessionToken(token)))],
  )
  await client.end()
  return tokens.map((token) => `patency=${token}`)
}

const unlimited = { PATENCY_REQUESTS_PER_MINUTE: '10000000', PATENCY_STRANGER_REQUESTS_PER_MINUTE: '10000000' }

type Conditions = { limits?: Record<string, string>; durable?: boolean }

/** With `profile`, what the server's processor did is written into that folder when it stops. */
export const openWorld = async (
  calls: number,
  profile?: string,
  { limits = unlimited, durable = false }: Conditions = {},
): Promise<World> => {
  const cluster = await startTestCluster({ durable })
  const databaseUrl = cluster.adminUrl.replace(/\/postgres$/, '/bench')
  const admin = new pg.Client({ connectionString: cluster.adminUrl })
  await admin.connect()
  await admin.query('create database bench')
  await admin.end()
  await migrate(databaseUrl)
  await seedDemo({ url: databaseUrl, now: new Date(), images: openImageStore(cluster.dataDir), print: () => undefined })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await fillQueue(client, calls)
  await client.query('analyze')
  await client.end()

  const child = spawn(
    process.execPath,
    [
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
      '--max-semi-space-size=64',
      path.join(projectRoot, 'dist/server/main.js'),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        PATENCY_DATA: cluster.dataDir,
        LOG_LEVEL: 'error',
        ...limits,
      },
    },
  )
  const address = await listen(child)
  const login = await fetch(`${address}/api/v0/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'clinician@demo.example', password: demoPassword }),
  })
  const me = (await login.json()) as { providerRoles: { providerId: string }[] }
  return {
    address,
    databaseUrl,
    cookie: login.headers.get('set-cookie')!.split(';')[0]!,
    providerId: me.providerRoles[0]!.providerId,
    pid: child.pid!,
    moreSessions: (count) => openSessions(databaseUrl, count),
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await exited
      await cluster.stop()
    },
  }
}
