// Runs tests at other times than now, around the clock and on the days that are unlike others: npm run test:hours -- <arguments of jest>
// --at=2028-02-29T04:30:00Z,America/New_York names a moment, and the zone of the processes, in place of those below.
// Node.js, PostgreSQL and the pages of the browser read the shifted clock. Needs libfaketime.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureGenerated, ensureInstalled } from '../lib/prepare.mjs'
import { aheadBy, findFaketime } from '../lib/shiftedClock.mjs'
import { fail, jest, root, seconds, show } from '../lib/steps.mjs'

/** Each moment with the zone of the processes, which nothing may depend on. */
const moments = [
  // Eight hours around the clock.
  ['2027-01-12T00:30:00Z', 'UTC'],
  ['2027-01-12T03:30:00Z', 'America/New_York'],
  ['2027-01-12T06:30:00Z', 'Asia/Kolkata'],
  ['2027-01-12T09:30:00Z', 'UTC'],
  ['2027-01-12T12:30:00Z', 'America/New_York'],
  ['2027-01-12T15:30:00Z', 'Asia/Kolkata'],
  ['2027-01-12T18:30:00Z', 'UTC'],
  ['2027-01-12T21:30:00Z', 'America/New_York'],
  // A day that most years do not have: as it begins in London, as it ends in New York.
  ['2028-02-29T00:30:00Z', 'UTC'],
  ['2028-03-01T04:30:00Z', 'America/New_York'],
  // New York puts its clocks forward at 07:00, and back at 06:00.
  ['2027-03-14T06:30:00Z', 'America/New_York'],
  ['2027-03-14T16:30:00Z', 'Asia/Kolkata'],
  ['2027-11-07T05:30:00Z', 'America/New_York'],
  ['2027-11-07T16:30:00Z', 'UTC'],
]

const isMoment = (argument) => argument.startsWith('--at=')
const jestArguments = process.argv.slice(2).filter((argument) => !isMoment(argument))
const asked = process.argv
  .slice(2)
  .filter(isMoment)
  .map((argument) => argument.slice('--at='.length).split(','))
for (const [at] of asked)
  if (Number.isNaN(Date.parse(at)))
    fail(`${at} is no moment.`, 'For example: --at=2028-02-29T04:30:00Z,America/New_York')

const library = findFaketime()
if (!library)
  fail(
    'The clock is shifted by libfaketime, and none was found.',
    'Install it (Debian, Ubuntu: apt-get install libfaketime), or name it with PATENCY_FAKETIME=/path/to/libfaketimeMT.so.1',
  )

await ensureInstalled()
await ensureGenerated()

const programs = pathToFileURL(path.join(root, 'scripts/lib/shiftedPrograms.mjs')).href

function run([at, zone = 'UTC']) {
  const env = {
    ...process.env,
    ...aheadBy(Math.round((Date.parse(at) - Date.now()) / 1000), library),
    TZ: zone,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${programs}`.trim(),
  }
  return show([...jest, ...jestArguments], env)
}

const results = []
for (const moment of asked.length > 0 ? asked : moments) {
  const [at, zone = 'UTC'] = moment
  console.log(`\nAt ${at}, processes in ${zone}`)
  const started = Date.now()
  const code = await run(moment)
  results.push(`${code === 0 ? 'passed' : 'FAILED'}  ${at}  ${zone}  ${seconds(started)}`)
  if (code !== 0) process.exitCode = 1
}
console.log(`\n${results.join('\n')}`)
