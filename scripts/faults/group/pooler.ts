import { openProxy } from '../../../server/test/database/proxy'
import {
  documented,
  documentedIni,
  keepsStatementsApart,
  startPgbouncer,
} from '../../../server/test/database/pgbouncer'
import { withDatabase } from '../../lib/laboratory'

/** PgBouncer as docs/operations.md sets it up; a proxy in its place where there is none that Patency can use. */
export type Pooler = {
  url: string
  /** What it is, for the figures. */
  name: string
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export const openPooler = async (databaseUrl: string): Promise<Pooler> => {
  const database = new URL(databaseUrl)
  const credentials = 'patency_web:change-me'
  await withDatabase(databaseUrl, (client) => client.query(documented('sql', 'create role patency_web')))
  if (!keepsStatementsApart()) {
    const proxy = await openProxy(() => ({ host: database.hostname, port: Number(database.port) }))
    return {
      url: `postgresql://${credentials}@127.0.0.1:${proxy.port}${database.pathname}`,
      name: 'a proxy: there is no PgBouncer of 1.21 or later here',
      kill: () => Promise.resolve(proxy.cut()),
      start: () => Promise.resolve(proxy.mend()),
      close: () => proxy.close(),
    }
  }
  const startOne = () => startPgbouncer(documentedIni(database), documented('', 'patency_web'), credentials, 'patency')
  let running = await startOne()
  // It has another port after each start, and the servers one address.
  const proxy = await openProxy(() => ({ host: '127.0.0.1', port: Number(new URL(running.url).port) }))
  return {
    url: Object.assign(new URL(running.url), { port: String(proxy.port) }).href,
    name: 'PgBouncer',
    kill: () => running.kill(),
    start: async () => {
      running = await startOne()
    },
    close: async () => {
      await proxy.close()
      await running.kill()
    },
  }
}
