import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openClients, type Clients } from '../db/client'
import type { Database } from '../db/database'
import type { Env } from '../env'
import { createApp } from '../http/app'
import { createLog } from '../log'
import { startChangeFeed } from '../realtime/changeFeed'
import { startPresence } from '../realtime/presence'

export type Served = { address: string; close(): Promise<void> }

/** A server with every door on a database; `listenAt`: where it hears of changes, when that is elsewhere. */
export const serveDatabase = async (url: string, clients: Clients, env: Env, now: () => Date, listenAt = url): Promise<Served> => {
  const log = createLog(env)
  const feed = await startChangeFeed(listenAt, clients, log)
  // By connections of its own, so that a test which counts the statements of an answer counts none of the sweep's.
  const sweeping = openClients(url, { connections: 2 })
  const presence = startPresence(sweeping, feed, now, { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours }, log)
  const database: Database = { url, isEmbedded: false, freshlyCreated: false, check: () => Promise.resolve(null), stop: () => Promise.resolve() }
  const app = createApp({ env, database, clients, feed, presence, now, log })
  const server = createServer((req, res) => app.handle(req, res))
  server.on('upgrade', (req, socket, head) => app.upgrade(req, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await app.drain()
      server.closeAllConnections()
      server.close()
      await presence.stop()
      await sweeping.close()
      await feed.stop()
    },
  }
}
