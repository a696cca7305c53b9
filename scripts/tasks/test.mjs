// Checks and every test, from a bare clone. Arguments go to jest, except --no-browser, which
// leaves out the journeys on a machine without Chromium, --strict, which gives failed files no
// second try, and --node=24, which runs the short tests alone, on that Node.js.
import os from 'node:os'
import { ensureChromium } from '../lib/chromium.mjs'
import { shortTestsOn } from '../lib/otherNode.mjs'
import { ensureBuilt, ensureInstalled } from '../lib/prepare.mjs'
import { fail, show } from '../lib/steps.mjs'
import { inLoops, runTests, summary } from '../lib/testRun.mjs'

const withBrowser = !process.argv.includes('--no-browser')
const otherNode = process.argv.find((argument) => argument.startsWith('--node='))?.slice('--node='.length)
const isStrict = process.argv.includes('--strict')
const jestArguments = process.argv.slice(2).filter((argument) => !/^--(no-browser$|strict$|node=)/.test(argument))

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
const result = await runTests(
  [...(withBrowser ? [] : ['--selectProjects', 'domain', 'server', 'web']), ...jestArguments],
  { workers: Math.max(2, os.availableParallelism() - 1), isStrict },
)
if (checked !== 0) {
  result.failed += 1
  console.error('\nThe checks failed too; their findings stand above the tests.')
}
// Machines differ, so the time of a whole run is told beside the time of a loop on this one.
const seconds = performance.now() / 1000
const pace = jestArguments.length === 0 ? `\n${seconds.toFixed(0)} s, ${await inLoops(seconds)}` : ''
console.log(`${pace}${summary(result)}`)
process.exitCode = result.failed === 0 ? 0 : 1
