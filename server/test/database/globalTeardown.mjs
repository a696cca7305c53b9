export default async function globalTeardown() {
  await globalThis.patencyTestCluster?.stop()
  globalThis.patencyTestCluster = undefined
}
