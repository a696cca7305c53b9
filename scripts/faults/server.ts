import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '../../server/db/embedded/processes'
import { projectRoot } from '../../server/paths'
import { freePort } from '../../server/test/database/freePort'

/** A server in a process of its own, started as an operator starts it. */
export type Server = {
  address: string
  port: number
  exited: Promise<number | null>
  /** Everything it has printed and logged. */
  said(): string
  hasEnded(): boolean
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>
  /** kill -9. */
  kill(): Promise<void>
}

/** Starts it; answers when it says that it is ready, or throws what it said instead. */
export const startServer = async (env: Record<string, string>): Promise<Server> => {
  const child = spawn(process.execPath, ['scripts/tasks/start.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      PATENCY_SEED: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  const killChild = (): void => void child.kill('SIGKILL')
  process.once('exit', killChild)
  let said = ''
  let hasEnded = false
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void exited.then(() => {
    hasEnded = true
    process.off('exit', killChild)
  })
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-100_000)
      const ready = /Patency is ready: (\S+)/.exec(said)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
  })
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return exited
  }
  return {
    address,
    port: Number(new URL(address).port),
    exited,
    said: () => said,
    hasEnded: () => hasEnded,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === parent ? [pid!] : []))

/** An installation of its own with the embedded database and the demo hospital, in a folder that goes away. */
export type Installation = {
  folder: string
  start(): Promise<Server>
  databaseUrl(): string
  /** The postmaster and all its children, the postmaster first; empty while it is dead. */
  databaseProcesses(): number[]
  remove(): void
}

export const openInstallation = async (
  folder = mkdtempSync(path.join(tmpdir(), 'patency-faults-')),
): Promise<Installation> => {
  const port = await freePort()
  const postmaster = (): number =>
    Number(readFileSync(path.join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    folder,
    start: () => startServer({ PATENCY_DATA: folder, PORT: String(port) }),
    databaseUrl: () => {
      const access = JSON.parse(readFileSync(path.join(folder, 'database.json'), 'utf8')) as {
        port: number
        password: string
      }
      return `postgresql://patency:${access.password}@127.0.0.1:${access.port}/patency`
    },
    databaseProcesses: () => {
      const head = postmaster()
      return isAlive(head) ? [head, ...childrenOf(head)] : []
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
