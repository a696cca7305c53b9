import { ensureBuilt } from '../../../scripts/lib/prepare.mjs'
import startCluster from '../../../server/test/database/globalSetup.mjs'

export default async function globalSetup() {
  await ensureBuilt()
  await startCluster()
}
