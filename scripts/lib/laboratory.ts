// What measuring and breaking share: a database, a server on it, and who is signed in.
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { projectRoot } from '../../server/paths'
import { startTestCluster } from '../../server/test/database/cluster'
import { createDemoDatabase, type TestDatabase } from '../../server/test/database/database'
import { doors, type Json } from '../../server/test/harness/doors'

/** A server in a process of its own, started as an operator starts it. */
export type Server = {
  address: string
  port: number
  pid: number
  exited: Promise<number | null>
  /** Everything it has printed and logged. */
  said(): string
  hasEnded(): boolean
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>
  /** kill -9. */
  kill(): Promise<void>
}

/** Starts it as `npm start` does; answers when it says that it is ready, or throws what it said instead. */
export const startServer = async (env: Record<string, string>, nodeOptions: string[] = []): Promise<Server> => {
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/tasks/start.mjs'], {
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
      MALLOC_TRIM_THRESHOLD_: '131072',
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
    pid: child.pid!,
    exited,
    said: () => said,
    hasEnded: () => hasEnded,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** A PostgreSQL that outlives the servers on it, for the databases that are made from now on. Answers what stops it. */
export const startDatabases = async (options: { durable?: boolean } = {}): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster(options)
  process.env.PATENCY_TEST_CLUSTER = cluster.adminUrl
  process.env.PATENCY_DATA = cluster.dataDir
  return async () => {
    delete process.env.PATENCY_TEST_CLUSTER
    delete process.env.PATENCY_DATA
    await cluster.stop()
  }
}

/** That of the tests when they run, else one for this. */
export const ensureDatabases = (): Promise<() => Promise<void>> =>
  process.env.PATENCY_TEST_CLUSTER ? Promise.resolve(() => Promise.resolve()) : startDatabases()

/** The demo hospital in a database of its own. */
export const openDemoHospital = async (): Promise<TestDatabase> => {
  const stopDatabases = await ensureDatabases()
  const { url, drop } = await createDemoDatabase()
  return { url, drop: () => drop().then(stopDatabases) }
}

/** Asks a database as its owner. */
export const withDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Somebody of the demo hospital, signed in. */
export type Session = { address: string; cookie: string; userId: string; providerId: string }

export const signIn = async (address: string, email: string): Promise<Session> => {
  const { body, headers } = await doors(address, null).rest('POST', '/auth/login', { email, password: demoPassword })
  const cookie = headers.get('set-cookie')!.split(';')[0]!
  return { address, cookie, userId: body.id as string, providerId: body.providerRoles[0].providerId as string }
}

/** Asks the contract about the session's provider; throws what is no success. */
export const rest = async (
  session: Omit<Session, 'userId'>,
  method: string,
  what: string,
  sent?: object,
): Promise<Json> => {
  const { address, cookie, providerId } = session
  const { status, body } = await doors(address, null).rest(method, `/providers/${providerId}/${what}`, sent, { cookie })
  if (status !== 200) throw new Error(`${method} ${what} was answered with ${status} ${JSON.stringify(body)}`)
  return body as Json
}

/** What a screen sends that asks by itself. */
export const screenHeaders = (cookie: string): Record<string, string> => ({
  'content-type': 'application/json',
  'patency-client': 'laboratory',
  'patency-background': '1',
  cookie,
})

/** What a signed-in screen is answered. */
export const ask = async <Data>({ address, cookie }: Session, query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = await doors(address, null).graphql(query, variables, screenHeaders(cookie))
  if (!data || errors) throw new Error(`answered with ${JSON.stringify(errors)}`)
  return data as Data
}

/** Runs a program of this folder in a process of its own, so that its work does not count as the server's; answers the JSON that it prints. */
export const runProgram = async <Result>(file: string, options: object): Promise<Result> => {
  const args = [path.join(projectRoot, 'scripts', file), JSON.stringify(options)]
  return JSON.parse((await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 })).stdout) as Result
}

/** Megabytes that the program has in memory, as Linux tells. */
export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
