// From a bare clone to a running server: only what changed since the last time is done again.
import { ensureBuilt, ensureInstalled } from '../lib/prepare.mjs'

await ensureInstalled()
await ensureBuilt()

process.env.NODE_ENV ??= 'production'
// In this process, so that signals and the exit code need no passing on.
await import('../../dist/server/main.js')
