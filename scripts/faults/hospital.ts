import { startTestCluster } from '../../server/test/database/cluster'
import { createDemoDatabase, type TestDatabase } from '../../server/test/database/database'

/** A PostgreSQL that outlives the servers on it: that of the tests when they run, else one for this. Answers what stops it. */
export const ensureTestCluster = async (): Promise<() => Promise<void>> => {
  if (process.env.PATENCY_TEST_CLUSTER) return () => Promise.resolve()
  const cluster = await startTestCluster()
  process.env.PATENCY_TEST_CLUSTER = cluster.adminUrl
  process.env.PATENCY_DATA = cluster.dataDir
  return async () => {
    delete process.env.PATENCY_TEST_CLUSTER
    delete process.env.PATENCY_DATA
    await cluster.stop()
  }
}

/** The demo hospital in a database of its own. */
export const openDemoHospital = async (): Promise<TestDatabase> => {
  const stopCluster = await ensureTestCluster()
  const database = await createDemoDatabase()
  return {
    url: database.url,
    drop: async () => {
      await database.drop()
      await stopCluster()
    },
  }
}
