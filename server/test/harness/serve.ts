import type { AddressInfo } from 'node:net'
import { openClients, type Clients } from '../../db/access/client'
import { openReadiness } from '../../db/access/readiness'
import type { Env } from '../../env'
import { openFileStore } from '../../files/fileStore'
import { createApp } from '../../http/edge/app'
import { createHttpServer } from '../../http/edge/httpServer'
import { readApp } from '../../http/web/assets'
import { noOlderFiles } from '../../http/web/olderFiles'
import { createLog, type Logger } from '../../log'
import { startChangeFeed } from '../../realtime/changeFeed'
import { startPresence } from '../../realtime/presence'

export type Served = { address: string; close(): Promise<void> }

type ServeOptions = {
  /** The database URL for LISTEN, if it differs. */
  listenAt?: string
  log?: Logger
}

/** A server with every door on a database. */
export const serveDatabase = async (
  url: string,
  clients: Clients,
  env: Env,
  now: () => Date,
  { listenAt = url, log = createLog(env) }: ServeOptions = {},
): Promise<Served> => {
  const feed = await startChangeFeed(listenAt, clients, log, { patience: env.patience })
  // It has its own connections, so that tests which count the statements of an answer do not count those of the sweep.
  const sweeping = openClients(url, { connections: 2, patience: env.patience })
  const presence = startPresence(
    sweeping,
    feed,
    now,
    { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours },
    log,
  )
  const app = createApp({
    env,
    whyNotReady: openReadiness(clients, env),
    clients,
    files: openFileStore(env),
    feed,
    presence,
    web: readApp(),
    olderFiles: noOlderFiles,
    now,
    log,
  })
  const server = createHttpServer(app)
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
