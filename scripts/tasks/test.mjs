// Checks and every test, from a bare clone. Arguments go to jest, except --no-browser, which
// leaves out the journeys on a machine without Chromium, --strict, which gives failed files no
// second try, --changed, which runs only the tests that the change since the last green commit can
// touch, and --node=24, which runs the short tests alone, on that Node.js.
import os from 'node:os'
import { changedTests, cleanCommit, noteGreen } from '../lib/changedTests.mjs'
import { ensureChromium } from '../lib/chromium.mjs'
import { shortTestsOn } from '../lib/otherNode.mjs'
import { ensureBuilt, ensureInstalled } from '../lib/prepare.mjs'
import { fail, show } from '../lib/steps.mjs'
import { inLoops, runTests, summary } from '../lib/testRun.mjs'

const withBrowser = !process.argv.includes('--no-browser')
const otherNode = process.argv.find((argument) => argument.startsWith('--node='))?.slice('--node='.length)
const isStrict = process.argv.includes('--strict')
const isChanged = process.argv.includes('--changed')
const jestArguments = process.argv
  .slice(2)
  .filter((argument) => !/^--(no-browser$|strict$|changed$|node=)/.test(argument))
const isEverything = withBrowser && !isChanged && jestArguments.length === 0

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

const args = [...(withBrowser ? [] : ['--selectProjects', 'domain', 'server', 'web']), ...jestArguments]
const commit = isEverything ? await cleanCommit() : null
// Before the checks, which take minutes: whoever waits knows for what.
const { chosen, line } = isChanged ? await changedTests(args) : {}
if (line) console.log(`\n${line}`)

console.log('\nChecks')
const checked = await show(['scripts/tasks/check.mjs'])

// One more than cores, because each waits a sixth of its time, for a page, a program or the database; as many as the
// memory takes, of which a journey with its browser and its server needs 2 GB.
const workers = Math.max(2, Math.min(os.availableParallelism() + 1, Math.floor(os.totalmem() / 2 ** 31)))

console.log('\nTests')
if (chosen?.length === 0) console.log('The change can touch none of them.')
const result =
  chosen?.length === 0
    ? { passed: 0, failed: 0, unsteady: [], slowest: [] }
    : await runTests([...args, ...(chosen ? ['--runTestsByPath', ...chosen] : [])], {
        workers,
        isStrict,
      })
if (checked !== 0) {
  result.failed += 1
  console.error('\nThe checks failed too; their findings stand above the tests.')
}
// Not what somebody changed or committed while the tests ran.
if (commit && result.failed === 0 && commit === (await cleanCommit())) await noteGreen(commit)
// Machines differ, so the time of a whole run is told beside the time of a loop on this one.
const seconds = performance.now() / 1000
const pace = !isChanged && jestArguments.length === 0 ? `\n${seconds.toFixed(0)} s, ${await inLoops(seconds)}` : ''
console.log(`${pace}${summary(result)}`)
process.exitCode = result.failed === 0 ? 0 : 1
