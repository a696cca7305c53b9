import { openClients, type Clients } from '../../../server/db/access/client'
import { readEnv } from '../../../server/env'
import { openFileStore } from '../../../server/files/fileStore'
import { startClock } from '../../../server/jobs/clock'
import { createLog } from '../../../server/log'
import { createDemoDatabase } from '../../../server/test/database/database'
import { testPatience } from '../../../server/test/harness/patience'
import { serveDatabase } from '../../../server/test/harness/serve'

/** The demo hospital on a server whose clock can be moved forward. */
export type MovedHospital = {
  address: string
  clients: Clients
  now: () => Date
  putForward: (ms: number) => void
  stop: () => Promise<void>
}

/** `settings`: environment variables. By default, sessions expire when the clock moves forward by hours. */
export const openMovedHospital = async (settings: NodeJS.ProcessEnv = {}): Promise<MovedHospital> => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const database = await createDemoDatabase()
  const clients = openClients(database.url, { patience: testPatience })
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PATENCY_DATA: process.env.PATENCY_DATA,
    PATENCY_PATIENCE: String(testPatience),
    ...settings,
  })
  const server = await serveDatabase(database.url, clients, env, now)
  const clock = await startClock(
    clients,
    openFileStore({ dataDir: process.env.PATENCY_DATA! }),
    now,
    { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours },
    createLog(env),
  )
  return {
    address: server.address,
    clients,
    now,
    putForward: (ms) => (ahead += ms),
    stop: async () => {
      await clock.stop()
      await server.close()
      await clients.close()
      await database.drop()
    },
  }
}
