import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openCluster, type Cluster } from '../../db/embedded/cluster'
import { run } from '../../db/embedded/processes'

const password = 'test'

/** A PostgreSQL with the folder of its files. */
export type Node = { folder: string; cluster: Cluster }

/** `durable`: its commits wait for the disk. */
export const openNode = async (folder: string, durable: boolean): Promise<Node> => ({
  folder,
  cluster: await openCluster({ folder, password, preferredPort: null, durable }),
})

/** The files of its database. */
export const dataOf = (folder: string): string => path.join(folder, 'cluster')

/** Asks the database of a node, as its owner, for one row. */
export const askNode = async <R extends pg.QueryResultRow>(
  { cluster }: Node,
  sql: string,
  database = 'postgres',
): Promise<R> => {
  const client = new pg.Client({ connectionString: cluster.url(database) })
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows[0]!
  } finally {
    await client.end()
  }
}

/**
 * A standby of a primary that works on, in a new folder: copied as PostgreSQL's manual says for a backup while it runs.
 * It streams from `port`.
 */
export const openStandby = async (primary: Node, folder: string, port: number, durable: boolean): Promise<Node> => {
  const { username } = new URL(primary.cluster.url('postgres'))
  const data = dataOf(folder)
  const client = new pg.Client({ connectionString: primary.cluster.url('postgres') })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    mkdirSync(folder, { mode: 0o700 })
    // It complains of files that went away meanwhile, which are not needed.
    await run('cp', ['-a', dataOf(primary.folder), data])
    rmSync(path.join(data, 'postmaster.pid'), { force: true })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    const { uid, gid } = statSync(data)
    for (const [name, text] of Object.entries({
      backup_label: rows[0]!.labelfile,
      'standby.signal': '',
      'postgresql.auto.conf': `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\nhot_standby_feedback = on\n`,
    })) {
      const file = path.join(data, name)
      writeFileSync(file, text)
      chownSync(file, uid, gid)
    }
  } finally {
    await client.end()
  }
  return openNode(folder, durable)
}

/** Makes a standby take writes. */
export const promote = (standby: Node): Promise<unknown> => askNode(standby, 'select pg_promote(true, 60)')
