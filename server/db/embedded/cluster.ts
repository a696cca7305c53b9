import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseClient } from '../access/databaseClient'
import { diskFull, StartProblem } from '../../startProblem'
import { findPostgres, type PostgresPrograms } from './postgresPrograms'
import { isAlive, isProgram, run } from './processes'

const clusterUser = 'patency'

export interface Cluster {
  port: number
  /** True when this start made the data files. */
  created: boolean
  /** True when the cluster was still running, left behind by a server that was killed. */
  adopted: boolean
  url(database: string): string
  isRunning(): boolean
  /** Starts it again on the same port, after it died. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Holds the data files and the log; made when missing. */
  folder: string
  password: string
  /** Taken when it is free. */
  preferredPort: number | null
  /** False only for tests: a crash of the machine may then lose everything. */
  durable: boolean
}

const lastingSettings = `
# Patency's settings. They suit a small machine and may be changed here.
shared_buffers = 128MB
max_connections = 100
work_mem = 8MB
maintenance_work_mem = 64MB
effective_cache_size = 1GB
random_page_cost = 1.1
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
# Details of an error and the text of statements can hold patient data.
log_error_verbosity = terse
log_min_error_statement = panic
`

const passingSettings = `
fsync = off
synchronous_commit = off
full_page_writes = off
shared_buffers = 64MB
max_connections = 200
autovacuum = off
jit = off
timezone = 'UTC'
`

const secondsToStart = 120

/** Older programs leave the directory they were started in, and find no way back. */
const leastMajorByCwd = 16

/** Starts the PostgreSQL whose files are in the folder, making or adopting it as need be. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const programs = await findPostgres()
  const files = await prepareFolder(options.folder, programs)
  const created = !existsSync(path.join(files.data, 'PG_VERSION'))
  if (created) await create(files, programs, options)
  else checkMajor(files, programs)

  const orphan = created ? null : await adopt(files, programs, options)
  let running = orphan ?? (await start(files, programs, options.preferredPort))

  return {
    created,
    adopted: orphan !== null,
    port: running.port,
    url: (database) => clusterUrl(running.port, options.password, database),
    isRunning: () => isAlive(running.pid),
    async restart() {
      running = await start(files, programs, running.port, true)
    },
    stop: () => stop(files, programs),
  }
}

/** The address of a cluster's database, for its owner. */
export function clusterUrl(port: number, password: string, database: string): string {
  return `postgresql://${clusterUser}:${password}@127.0.0.1:${port}/${database}`
}

interface Files {
  folder: string
  data: string
  log: string
  /** How PostgreSQL's programs are told the data directory. */
  named: (directory: string) => string
}

async function prepareFolder(folder: string, { as, major }: PostgresPrograms): Promise<Files> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let within = true
  if (as) {
    chownSync(folder, as.uid, as.gid)
    const reached = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { as, cwd: '/' })
    within = reached.code === 0
    if (!within && (process.platform !== 'linux' || major < leastMajorByCwd)) {
      throw new StartProblem(
        `PostgreSQL does not run as root, and its user cannot reach the folder ${folder}.`,
        'Start Patency as an ordinary user, or set PATENCY_DATA to a folder whose parents everyone may enter (chmod o+x).',
      )
    }
  }
  return {
    folder,
    data: path.join(folder, 'cluster'),
    log: path.join(folder, 'postgresql.log'),
    // Root's home is closed to the unprivileged user. Linux lets a process name the directory
    // that it was started in without walking there, and PostgreSQL stays in that directory.
    named: (directory) => (within ? directory : '/proc/self/cwd'),
  }
}

async function create(
  files: Files,
  { folder, major, as }: PostgresPrograms,
  { password, durable }: ClusterOptions,
): Promise<void> {
  const unfinished = `${files.data}.new`
  // Not in the folder, whose parents initdb's user may be unable to pass.
  const passwordFile = path.join(tmpdir(), `patency-${randomUUID()}`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (as) for (const file of [unfinished, passwordFile]) chownSync(file, as.uid, as.gid)
  const { code, output } = await run(
    path.join(folder, 'initdb'),
    [
      `--pgdata=${files.named(unfinished)}`,
      `--username=${clusterUser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The builtin locale sorts alike on every system and after every upgrade.
      ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8']),
      '--data-checksums',
      ...(durable ? [] : ['--no-sync']),
    ],
    { as, cwd: unfinished },
  ).finally(() => rmSync(passwordFile, { force: true }))
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw explain(output, files)
  }
  appendFileSync(path.join(unfinished, 'postgresql.conf'), durable ? lastingSettings : passingSettings)
  renameSync(unfinished, files.data)
}

function checkMajor(files: Files, { major }: PostgresPrograms): void {
  const version = readFileSync(path.join(files.data, 'PG_VERSION'), 'utf8').trim()
  if (version === String(major)) return
  throw new StartProblem(
    `The database in ${files.folder} was made by PostgreSQL ${version}; this Patency runs PostgreSQL ${major}.`,
    `Start the Patency version that made it and take a backup there to restore here, ` +
      `or choose an empty folder: PATENCY_DATA=/another/folder npm start`,
  )
}

interface Running {
  pid: number
  port: number
}

function readPostmaster(files: Files): Running | null {
  try {
    const lines = readFileSync(path.join(files.data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return null
  }
}

/** A server that was killed leaves its database running. Ours is the one that knows our password. */
async function adopt(files: Files, programs: PostgresPrograms, { password }: ClusterOptions): Promise<Running | null> {
  const left = readPostmaster(files)
  if (left === null) return null
  if (!isProgram(left.pid, 'postgres')) {
    // The number may belong to another program by now, which PostgreSQL would take for itself.
    if (isAlive(left.pid) || left.pid === process.pid) rmSync(path.join(files.data, 'postmaster.pid'), { force: true })
    return null
  }
  for (let attempt = 0; attempt < 40 && isAlive(left.pid); attempt++) {
    const client = new DatabaseClient({
      connectionString: clusterUrl(left.port, password, 'postgres'),
      connectionTimeoutMillis: 2000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return left
    } catch (error) {
      const startingUp = (error as { code?: string }).code === '57P03'
      if (!startingUp && attempt > 8) break
      await wait(250)
    }
  }
  await stop(files, programs)
  return null
}

async function start(
  files: Files,
  { folder, as }: PostgresPrograms,
  preferred: number | null,
  keepPort = false,
): Promise<Running> {
  if (existsSync(files.log) && statSync(files.log).size > 10_000_000) renameSync(files.log, `${files.log}.1`)
  for (let attempt = 0; ; attempt++) {
    const port = keepPort && preferred !== null ? preferred : await freePort(attempt < 2 ? preferred : null)
    const before = existsSync(files.log) ? statSync(files.log).size : 0
    const here = files.named(files.data)
    // pg_ctl gives the database a session of its own, so that Ctrl-C in the terminal does not reach it.
    const { code, output } = await run(
      path.join(folder, 'pg_ctl'),
      [
        'start',
        '-w',
        '-t',
        String(secondsToStart),
        '-D',
        here,
        '-l',
        `${here}/../postgresql.log`,
        '-o',
        `-p ${port} -h 127.0.0.1 -k ''`,
      ],
      { as, cwd: files.data },
    )
    const running = readPostmaster(files)
    if (code === 0 && running) {
      chmodSync(files.log, 0o600)
      return running
    }
    const said = output + (existsSync(files.log) ? readFileSync(files.log, 'utf8').slice(before) : '')
    // The last processes of a killed database need a moment to notice.
    const passing =
      /Address already in use|could not bind|still in use|lock file "postmaster.pid" already exists/i.test(said)
    if (!passing || attempt >= 40) throw explain(said, files)
    await wait(attempt < 4 ? 50 : 250)
  }
}

async function stop(files: Files, { folder, as }: PostgresPrograms): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const left = readPostmaster(files)
    if (left === null || !isAlive(left.pid)) return
    await run(path.join(folder, 'pg_ctl'), ['stop', '-w', '-t', '30', '-m', mode, '-D', files.named(files.data)], {
      as,
      cwd: files.data,
    })
  }
}

async function freePort(preferred: number | null): Promise<number> {
  for (const port of [preferred, 0]) {
    if (port === null) continue
    const taken = await new Promise<number | null>((resolve) => {
      const probe = createServer()
      probe.on('error', () => resolve(null))
      probe.listen(port, '127.0.0.1', () => {
        const { port: got } = probe.address() as AddressInfo
        probe.close(() => resolve(got))
      })
    })
    if (taken !== null) return taken
  }
  throw new Error('no free port on 127.0.0.1')
}

function explain(output: string, files: Files): Error {
  if (/No space left on device|disk quota exceeded/i.test(output)) return diskFull(files.folder)
  const lines = output
    .trim()
    .split('\n')
    .slice(-8)
    .map((line) => `  ${line}`)
  return new StartProblem(
    `The embedded PostgreSQL did not start. It said:\n${lines.join('\n')}`,
    `Its whole log is ${files.log}. Without a way around, set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
