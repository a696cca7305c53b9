// Builds the server and the web app into dist, unless nothing changed since the last build.
import { ensureBuilt, ensureInstalled } from '../lib/prepare.mjs'

await ensureInstalled()
await ensureBuilt()
