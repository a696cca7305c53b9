import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openCluster, type Cluster } from '../../db/embedded/cluster'
import { migrate } from '../../db/migrations/migrate'
import { run } from '../../db/embedded/processes'
import { until } from '../harness/until'
import type { TestDatabase } from './database'
import { openProxy } from './proxy'

const name = 'patency'
const password = 'test'
const open = (folder: string): Promise<Cluster> =>
  openCluster({ folder, password, preferredPort: null, durable: false })

const ask = async <R extends pg.QueryResultRow>(url: string, sql: string): Promise<R> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows[0]!
  } finally {
    await client.end()
  }
}

/** A primary with a standby that streams from it, behind an address that leads to whichever of the two serves. */
export type ReplicatedDatabase = TestDatabase & {
  /** Of the standby itself, wherever the address leads. */
  standbyUrl: string
  /** The same, through a connection that `cutStandby` cuts. */
  readUrl: string
  cutStandby(): void
  mendStandby(): void
  /** Waits until the standby has everything that the primary has. */
  inStep(): Promise<void>
  /** Stops replication: later writes to the primary do not reach the standby. */
  cutReplication(): void
  /** The primary dies, the standby is promoted, and the address leads to it. */
  failOver(): Promise<void>
}

export const openReplicatedDatabase = async (): Promise<ReplicatedDatabase> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-replica-'))
  const [primaryFolder, standbyFolder] = ['primary', 'standby'].map((node) => path.join(folder, node)) as [
    string,
    string,
  ]
  // PostgreSQL's own user has to pass through when the tests run as root.
  await run('chmod', ['711', folder])
  const primary = await open(primaryFolder)
  await ask(primary.url('postgres'), `create database ${name}`)
  await migrate(primary.url(name))

  await primary.stop()
  mkdirSync(standbyFolder, { mode: 0o700 })
  const copied = await run('cp', ['-a', path.join(primaryFolder, 'cluster'), path.join(standbyFolder, 'cluster')])
  if (copied.code !== 0) throw new Error(copied.output)
  await primary.restart()
  const replication = await openProxy(() => ({ host: '127.0.0.1', port: primary.port }))
  const { username } = new URL(primary.url(name))
  writeFileSync(path.join(standbyFolder, 'cluster/standby.signal'), '')
  writeFileSync(
    path.join(standbyFolder, 'cluster/postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${replication.port} user=${username} password=${password}'\n`,
  )
  const standby = await open(standbyFolder)
  const reading = await openProxy(() => ({ host: '127.0.0.1', port: standby.port }))

  let serving = primary
  const address = await openProxy(() => ({ host: '127.0.0.1', port: serving.port }))
  return {
    url: Object.assign(new URL(primary.url(name)), { port: String(address.port) }).href,
    standbyUrl: standby.url(name),
    readUrl: Object.assign(new URL(standby.url(name)), { port: String(reading.port) }).href,
    cutStandby: () => reading.cut(),
    mendStandby: () => reading.mend(),
    inStep: async () => {
      // Where the next change is inserted: commits of this cluster are answered before they are written (cluster.ts).
      const { lsn } = await ask<{ lsn: string }>(primary.url(name), 'select pg_current_wal_insert_lsn() as lsn')
      await until(
        async () =>
          (await ask<{ has: boolean }>(standby.url(name), `select pg_last_wal_replay_lsn() >= '${lsn}' as has`)).has,
      )
    },
    cutReplication: () => replication.cut(),
    failOver: async () => {
      address.cut()
      await primary.stop()
      await ask(standby.url(name), 'select pg_promote(true, 60)')
      serving = standby
      address.mend()
    },
    drop: async () => {
      await address.close()
      await replication.close()
      await reading.close()
      await standby.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
