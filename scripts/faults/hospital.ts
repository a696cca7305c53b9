import { startTestCluster } from '../../server/test/cluster'
import { createDemoDatabase, type TestDatabase } from '../../server/test/database'

/** The demo hospital on a PostgreSQL that outlives its servers: that of the tests when they run, else one for this. */
export const openDemoHospital = async (): Promise<TestDatabase> => {
  if (process.env.PATENCY_TEST_CLUSTER) return createDemoDatabase()
  const cluster = await startTestCluster()
  process.env.PATENCY_TEST_CLUSTER = cluster.adminUrl
  process.env.PATENCY_DATA = cluster.dataDir
  const database = await createDemoDatabase()
  return {
    url: database.url,
    drop: async () => {
      delete process.env.PATENCY_TEST_CLUSTER
      delete process.env.PATENCY_DATA
      await cluster.stop()
    },
  }
}
