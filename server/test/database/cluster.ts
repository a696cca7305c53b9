import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openCluster } from '../../db/embedded/cluster'
import { migrate } from '../../db/migrations/migrate'
import { isAlive } from '../../db/embedded/processes'

const prefix = 'patency-test-'
export const templateName = 'patency_template'

/** Clusters of test runs that were killed before they could clean up. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const folder = path.join(tmpdir(), name)
    try {
      const left = await openCluster({ folder, password: 'test', preferredPort: null, durable: false })
      await left.stop()
    } catch {
      // Another run sweeps it at the same moment, or it never came to life.
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One PostgreSQL for a run of the tests, with a migrated database to copy. `durable`: its commits wait for the disk, as an installation's do. */
export async function startTestCluster({ durable = false } = {}): Promise<{
  adminUrl: string
  dataDir: string
  stop(): Promise<void>
}> {
  await sweep()
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
  const cluster = await openCluster({ folder, password: 'test', preferredPort: null, durable })
  const adminUrl = cluster.url('postgres')
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  await migrate(cluster.url(templateName))
  return {
    adminUrl,
    /** A folder for files of servers without their own, such as the pictures of the demo hospital. */
    dataDir: path.join(folder, 'data'),
    async stop() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
