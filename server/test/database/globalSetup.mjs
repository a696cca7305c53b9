// Plain JavaScript, because jest loads this file before any of its transforms.
import { tsImport } from 'tsx/esm/api'

export default async function globalSetup() {
  // The journeys' set-up may have been here before, in the same run.
  if (globalThis.patencyTestCluster) return
  const { startTestCluster } = await tsImport('./cluster.ts', import.meta.url)
  const cluster = await startTestCluster()
  process.env.PATENCY_TEST_CLUSTER = cluster.adminUrl
  process.env.PATENCY_DATA = cluster.dataDir
  globalThis.patencyTestCluster = cluster
}
