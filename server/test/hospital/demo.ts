import { openClients } from '../../db/access/client'
import { readEnv } from '../../env'
import { demoPassword } from '../../../prisma/demo/plan/accounts'
import { createDemoDatabase } from '../database/database'
import { doors, type Json } from '../harness/doors'
import { testPatience } from '../harness/patience'
import { serveDatabase } from '../harness/serve'

/** The demo hospital, served with every door. */
export const openDemo = async () => {
  const database = await createDemoDatabase()
  const clients = openClients(database.url, { patience: testPatience })
  const env = {
    ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PATENCY_DATA: process.env.PATENCY_DATA }),
    patience: testPatience,
  }
  const { address, close } = await serveDatabase(database.url, clients, env, () => new Date())

  /** Signs in with a demo account; answers the cookie and what the door said. */
  const signIn = async (email: string): Promise<{ cookie: string; me: Json }> => {
    const { headers, body } = await doors(address, null).rest('POST', '/auth/login', { email, password: demoPassword })
    return { cookie: headers.get('set-cookie')!.split(';')[0]!, me: body }
  }
  return {
    address,
    clients,
    signIn,
    close: async () => {
      await close()
      await clients.close()
      await database.drop()
    },
  }
}
