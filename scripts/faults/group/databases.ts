import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../../server/db/embedded/processes'
import { migrate } from '../../../server/db/migrations/migrate'
import { openProxy } from '../../../server/test/database/proxy'
import { askNode, dataOf, openNode, openStandby, promote } from '../../../server/test/database/standby'
import { databaseProcesses, killAll } from '../server'
import { untilRight } from '../kind'

const name = 'patency'

/** A primary, and a standby that has each commit before it is answered; the addresses lead to whichever has the part. */
export type Databases = {
  url: string
  readUrl: string
  /** `kill -9` of the primary; the standby is promoted, and another standby is made of it. Answers when it is promoted, and when all is as before. */
  failOver(): Promise<{ whole: Promise<void> }>
  close(): Promise<void>
}

export const openDatabases = async (): Promise<Databases> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-group-'))
  // PostgreSQL's own user has to pass through when this runs as root.
  await run('chmod', ['711', folder])
  let made = 0
  const nextFolder = (): string => path.join(folder, `node${made++}`)

  let primary = await openNode(nextFolder(), true)
  await askNode(primary, `create database ${name}`)
  await migrate(primary.cluster.url(name))

  /** From now on a commit is answered when a standby has it too. */
  const follow = async () => {
    const standby = await openStandby(primary, nextFolder(), primary.cluster.port, true)
    await untilRight(
      async () =>
        (
          await askNode<{ follows: boolean }>(
            primary,
            `select exists (select from pg_stat_replication where state = 'streaming') as follows`,
          )
        ).follows,
      Date.now(),
    )
    await askNode(primary, `alter system set synchronous_standby_names = '*'`)
    await askNode(primary, 'select pg_reload_conf()')
    return standby
  }
  let standby = await follow()
  const address = await openProxy(() => ({ host: '127.0.0.1', port: primary.cluster.port }))
  const reading = await openProxy(() => ({ host: '127.0.0.1', port: standby.cluster.port }))
  const at = (port: number): string => Object.assign(new URL(primary.cluster.url(name)), { port: String(port) }).href

  return {
    url: at(address.port),
    readUrl: at(reading.port),
    failOver: async () => {
      const dead = primary
      killAll(databaseProcesses(dataOf(dead.folder)))
      address.cut()
      reading.cut()
      await promote(standby)
      primary = standby
      address.mend()
      const rebuild = async (): Promise<void> => {
        rmSync(dead.folder, { recursive: true, force: true })
        standby = await follow()
        reading.mend()
      }
      return { whole: rebuild() }
    },
    close: async () => {
      for (const proxy of [address, reading]) await proxy.close()
      for (const node of [standby, primary]) await node.cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
