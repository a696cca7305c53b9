import { DatabaseClient } from './db/access/databaseClient'
import { demoAccounts, demoPassword } from '../prisma/demo/plan/accounts'
import type { Database } from './db/migrations/database'
import type { Env } from './env'
import type { FileStore } from './files/fileStore'
import { badConfiguration, StartProblem } from './startProblem'

export const demoAccountLines = (): string[] => {
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...demoAccounts.map(({ email, role, note }) => `  ${email.padEnd(24)}  ${[role, note].filter(Boolean).join(', ')}`),
  ]
}

const isLoopback = (host: string): boolean => {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

const look = async (url: string): Promise<{ isDemo: boolean; isEmpty: boolean }> => {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  try {
    // Row-level security hides every provider from users other than its exception.
    await client.query(`select set_config('app.provider', 'system', false)`)
    const { rows } = await client.query<{ isDemo: boolean; isEmpty: boolean }>(
      `select exists (select from installation where is_demo) as "isDemo", not exists (select from provider) as "isEmpty"`,
    )
    return rows[0] ?? { isDemo: false, isEmpty: true }
  } finally {
    await client.end()
  }
}

/**
 * Fills an empty database with the demo hospital when the environment asks for it. Answers whether the database holds
 * the demo. The demo's passwords are public, so such a server must not be reachable from another machine.
 */
export const prepareDemo = async (
  env: Env,
  database: Database,
  files: FileStore,
  print: (line: string) => void,
): Promise<boolean> => {
  const { isDemo, isEmpty } = await look(database.url)
  const seeds = isEmpty && env.seed === 'demo'
  if (!isDemo && !seeds) return false
  if (!isLoopback(env.host)) {
    throw new StartProblem(
      `The passwords of the demo hospital are public, so it is served to this machine only; HOST is ${env.host}.`,
      'Leave HOST out, or use a database of your own: DATABASE_URL, or an empty PATENCY_DATA with PATENCY_SEED=none.',
      badConfiguration,
    )
  }
  if (seeds) {
    const { seedDemo } = await import('../prisma/demo/load/index')
    await seedDemo({ url: database.url, now: new Date(), files, print })
  }
  return true
}
