// Everything a reviewer should not have to look for: types, lint, import boundaries, dead
// code, generated files. The parts do not depend on each other and run side by side.
import os from 'node:os'
import path from 'node:path'
import { ensureGenerated, ensureInstalled } from '../lib/prepare.mjs'
import { quiet, root, seconds } from '../lib/steps.mjs'

// The compiler in Go takes a fifth of the time; oxlint asks it, too. The one in JavaScript stays for what reads code by its interface.
const tsc = 'node_modules/typescript-7/bin/tsc'
const parts = {
  'types of web': `${tsc} -p web`,
  lint: 'node_modules/oxlint/bin/oxlint --type-aware --deny-warnings',
  'types of server': `${tsc} -p .`,
  'types of tests in the browser': `${tsc} -p tsconfig.browser.json`,
  'types of the service worker': `${tsc} -p web/worker`,
  'types of domain': `${tsc} -p server/domain`,
  format: 'node_modules/oxfmt/bin/oxfmt --check',
  'dead code': 'node_modules/knip/bin/knip.js',
  'import boundaries': 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs server web scripts prisma',
  'package-lock.json whole': 'scripts/tasks/check-lock.mjs',
  'subjects of commits': 'scripts/tasks/check-subjects.mjs',
  'schema.graphql up to date': 'node_modules/tsx/dist/cli.mjs scripts/tasks/print-schema.ts --check',
  'Relay artifacts up to date': 'node_modules/relay-compiler/cli.js --validate',
}

await ensureInstalled()
await ensureGenerated()

const failed = []
const queue = Object.entries(parts)

async function worker() {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const [name, command] = part
    const [file, ...args] = command.split(' ')
    const started = Date.now()
    const { code, output } = await quiet(process.execPath, [path.join(root, file), ...args])
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`)
    if (code === 0) continue
    failed.push(name)
    console.log(output.trim().replace(/^/gm, '    '))
  }
}

await Promise.all(Array.from({ length: Math.min(4, os.availableParallelism()) }, worker))

if (failed.length > 0) {
  console.error(`\nnpm run check found something in: ${failed.join(', ')}`)
  process.exitCode = 1
}
