import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseClient } from '../access/databaseClient'
import type { Logger } from '../../log'
import { diskFull, isDiskFull, StartProblem } from '../../startProblem'
import { clusterUrl, openCluster, type Cluster } from './cluster'
import { isHeld, lockFolder } from './lock'

const databaseName = 'patency'
const leastFreeBytes = 150_000_000
const watchMs = 500

interface Access {
  password: string
  port: number | null
}

export interface EmbeddedDatabase {
  url: string
  freshlyCreated: boolean
  adopted: boolean
  stop(): Promise<void>
}

/** A real PostgreSQL of our own in the data directory: started, watched and stopped with the server. */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  print: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  let cluster: Cluster | null = null
  let unlock = () => {}
  try {
    makeDataDir(dataDir)
    unlock = lockFolder(dataDir)
    const folder = path.join(dataDir, 'database')
    const access = readAccess(dataDir, folder)
    if (access.port === null) print(`Making a database in ${dataDir}`)
    cluster = await openCluster({ folder, password: access.password, preferredPort: access.port, durable: true })
    if (cluster.port !== access.port) writeAccess(dataDir, { ...access, port: cluster.port })
    await createDatabase(cluster)
    const unwatch = watch(cluster, log)
    const opened = cluster
    return {
      url: opened.url(databaseName),
      freshlyCreated: opened.created,
      adopted: opened.adopted,
      async stop() {
        await unwatch()
        await opened.stop()
        unlock()
      },
    }
  } catch (error) {
    await cluster?.stop()
    unlock()
    throw isDiskFull(error) ? diskFull(dataDir) : error
  }
}

/** The address of the embedded database while another process has it open; null when none has. */
export function findOpenEmbedded(dataDir: string): string | null {
  if (!isHeld(dataDir)) return null
  const file = accessFile(dataDir)
  const access = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Access) : null
  if (access?.port) return clusterUrl(access.port, access.password, databaseName)
  throw new StartProblem(`A server is just making the database in ${dataDir}.`, 'Try again when it is ready.')
}

/** Whether the folder holds an embedded database, running or not. */
export function holdsEmbedded(dataDir: string): boolean {
  return existsSync(accessFile(dataDir))
}

function makeDataDir(dataDir: string): void {
  try {
    // Root's database runs as another user, who has to pass through.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    const { bavail, bsize } = statfsSync(dataDir)
    if (!existsSync(path.join(dataDir, 'database')) && bavail * bsize < leastFreeBytes) throw diskFull(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || isDiskFull(error)) throw error
    throw new StartProblem(
      `The data folder ${dataDir} cannot be used (${code}).`,
      'Give this user the right to write there, or choose another folder: PATENCY_DATA=/another/folder npm start',
    )
  }
}

function accessFile(dataDir: string): string {
  return path.join(dataDir, 'database.json')
}

function readAccess(dataDir: string, folder: string): Access {
  const file = accessFile(dataDir)
  if (existsSync(file)) {
    // A copied or restored folder may have lost the narrow mode.
    chmodSync(file, 0o600)
    return JSON.parse(readFileSync(file, 'utf8')) as Access
  }
  if (existsSync(path.join(folder, 'cluster'))) {
    throw new StartProblem(
      `The password of the embedded database is missing: there is no ${file}, but there is a database.`,
      'Restore that file from a backup of the folder, or choose an empty folder: PATENCY_DATA=/another/folder npm start',
    )
  }
  const access: Access = { password: randomBytes(24).toString('hex'), port: null }
  writeAccess(dataDir, access)
  return access
}

function writeAccess(dataDir: string, access: Access): void {
  const file = accessFile(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new DatabaseClient({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

/** Starts the database again whenever it dies; answers the end of the watch. */
function watch(cluster: Cluster, log: Logger): () => Promise<void> {
  let restarting: Promise<void> | null = null
  async function restart() {
    log.error('the embedded database died, and is started again')
    try {
      await cluster.restart()
      log.info('the embedded database is back')
    } catch (error) {
      log.error({ err: error }, 'the embedded database does not start')
    } finally {
      restarting = null
    }
  }
  const timer = setInterval(() => {
    if (!cluster.isRunning()) restarting ??= restart()
  }, watchMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await restarting
  }
}
