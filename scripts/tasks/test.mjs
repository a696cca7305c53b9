// Checks and every test, from a bare clone. Arguments go to jest, except --no-browser, which
// leaves out the journeys on a machine without Chromium, and --node=24, which runs the short
// tests alone, on that Node.js.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../lib/chromium.mjs'
import { shortTestsOn } from '../lib/otherNode.mjs'
import { ensureBuilt, ensureInstalled } from '../lib/prepare.mjs'
import { fail, jest, show } from '../lib/steps.mjs'

const withBrowser = !process.argv.includes('--no-browser')
const otherNode = process.argv.find((argument) => argument.startsWith('--node='))?.slice('--node='.length)
const jestArguments = process.argv.slice(2).filter((argument) => !/^--(no-browser$|node=)/.test(argument))

await ensureInstalled()
if (otherNode !== undefined) {
  await ensureBuilt()
  process.exit(await shortTestsOn(otherNode, jestArguments))
}
if (withBrowser && !(await ensureChromium())) {
  fail(
    'The journeys need Chromium or Chrome, and none was found.',
    'Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), or name it with ' +
      'PATENCY_CHROMIUM=/path/to/chrome, or leave the journeys out: npm test -- --no-browser',
  )
}
await ensureBuilt()

console.log('\nChecks')
const checked = await show(['scripts/tasks/check.mjs'])

console.log('\nTests')
const folder = mkdtempSync(path.join(os.tmpdir(), 'patency-results-'))
const results = path.join(folder, 'results.json')
const workers = Math.max(2, os.availableParallelism() - 1)
await show([
  ...jest,
  `--maxWorkers=${workers}`,
  '--json',
  `--outputFile=${results}`,
  ...(withBrowser ? [] : ['--selectProjects', 'domain', 'server', 'web']),
  ...jestArguments,
])

let passed = 0
// Jest writes nothing when it cannot even begin.
let failed = 1
try {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(results, 'utf8'))
  passed = numPassedTests
  failed = numFailedTests + numRuntimeErrorTestSuites
} catch {
  console.error('jest left no results')
}
rmSync(folder, { recursive: true, force: true })
if (checked !== 0) {
  failed += 1
  console.error('\nThe checks failed too; their findings stand above the tests.')
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
