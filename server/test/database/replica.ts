import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../db/migrations/migrate'
import { run } from '../../db/embedded/processes'
import { until } from '../harness/until'
import type { TestDatabase } from './database'
import { openProxy } from './proxy'
import { askNode, openNode, openStandby, promote } from './standby'

const name = 'patency'

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
  // PostgreSQL's own user has to pass through when the tests run as root.
  await run('chmod', ['711', folder])
  const primary = await openNode(path.join(folder, 'primary'), false)
  await askNode(primary, `create database ${name}`)
  await migrate(primary.cluster.url(name))
  const replication = await openProxy(() => ({ host: '127.0.0.1', port: primary.cluster.port }))
  const standby = await openStandby(primary, path.join(folder, 'standby'), replication.port, false)
  const reading = await openProxy(() => ({ host: '127.0.0.1', port: standby.cluster.port }))

  let serving = primary
  const address = await openProxy(() => ({ host: '127.0.0.1', port: serving.cluster.port }))
  return {
    url: Object.assign(new URL(primary.cluster.url(name)), { port: String(address.port) }).href,
    standbyUrl: standby.cluster.url(name),
    readUrl: Object.assign(new URL(standby.cluster.url(name)), { port: String(reading.port) }).href,
    cutStandby: () => reading.cut(),
    mendStandby: () => reading.mend(),
    inStep: async () => {
      // Where the next change is inserted: commits of this cluster are answered before they are written (cluster.ts).
      const { lsn } = await askNode<{ lsn: string }>(primary, 'select pg_current_wal_insert_lsn() as lsn')
      await until(
        async () =>
          (await askNode<{ has: boolean }>(standby, `select pg_last_wal_replay_lsn() >= '${lsn}' as has`)).has,
      )
    },
    cutReplication: () => replication.cut(),
    failOver: async () => {
      address.cut()
      await primary.cluster.stop()
      await promote(standby)
      serving = standby
      address.mend()
    },
    drop: async () => {
      await address.close()
      await replication.close()
      await reading.close()
      await standby.cluster.stop()
      await primary.cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
