// Measures what design figures ask for, side by side in one run, prints a table, and keeps the
// last result in bench/. It never fails a build: machines differ, and tests check correctness.
//
//   npm run bench
//   npm run bench -- --only=realtime,queue --seconds=8
//   npm run bench -- --only=realtime --profile=/tmp/profile
import os from 'node:os'
import { readArguments, runCommand, say, UsageProblem } from '../lib/command'
import { machine, readResults, writeResults } from '../lib/results'
import { benchAlerts } from './alerts'
import { benchArchives } from './archives'
import { benchAudit } from './lists/audit'
import { benchBrowser } from './browser'
import { benchCompliance } from './compliance'
import { benchFairness } from './fairness'
import { benchQueue } from './http'
import { benchProviders } from './providers'
import { benchMemory, benchRealtime, benchSockets } from './realtime'
import { benchLines } from './lists/lines'
import { benchCallSearch, benchLists } from './lists/lists'
import { benchReports } from './reports/reports'
import type { Row } from './row'
import { benchStart } from './start'
import { benchStatements } from './statements'
import { openWorld, type World } from './world'
import { benchWrites } from './writes'

type Settings = { seconds: number; profile: string | undefined; rows: number; calls: number }

/** A bench on a server with a queue of its size. */
const onQueueOf =
  (
    calls: number,
    measure: (world: World, seconds: number) => Promise<Row[]>,
    conditions?: Parameters<typeof openWorld>[2],
  ) =>
  async ({ seconds, profile }: Settings): Promise<Row[]> => {
    const world = await openWorld(calls, profile, conditions)
    try {
      return await measure(world, seconds)
    } finally {
      await world.stop()
    }
  }

const benches: Record<string, (settings: Settings) => Promise<Row[]>> = {
  queue: onQueueOf(200, benchQueue),
  statements: onQueueOf(200, benchStatements),
  // Whoever is told that a change is there relies on it, so commits wait for the disk, of both handlers.
  writes: onQueueOf(45, benchWrites, { durable: true }),
  providers: onQueueOf(45, benchProviders),
  realtime: onQueueOf(200, benchRealtime),
  sockets: onQueueOf(200, benchSockets),
  memory: onQueueOf(45, benchMemory),
  fairness: onQueueOf(200, benchFairness, { limits: {} }),
  browser: onQueueOf(500, benchBrowser),
  alerts: onQueueOf(45, benchAlerts),
  lists: benchLists,
  callSearch: benchCallSearch,
  lines: benchLines,
  audit: ({ rows }) => benchAudit(rows),
  reports: ({ calls }) => benchReports(calls),
  compliance: benchCompliance,
  archives: ({ calls }) => benchArchives(calls / 10),
  start: benchStart,
}

/** `load`: how many programs wanted a processor when it began, null where nobody noted it; more than there are cores make a figure worse. */
type Kept = { bench: string; at: string; machine: string; load: number | null } & Row

const usage = `Usage: npm run bench [-- --only=${Object.keys(benches).join(',')}] [--seconds=4] [--rows=5000000] [--calls=1000000] [--profile=folder]`

await runCommand(usage, async () => {
  const { values: asked } = readArguments({
    only: { type: 'string', default: Object.keys(benches).join(',') },
    seconds: { type: 'string', default: '4' },
    // Of the audit trail.
    rows: { type: 'string', default: '5000000' },
    // Of the reports.
    calls: { type: 'string', default: '1000000' },
    profile: { type: 'string' },
  })
  const only = asked.only.split(',')
  if (
    only.some((name) => !benches[name]) ||
    !(Number(asked.seconds) > 0) ||
    !(Number(asked.rows) > 0) ||
    !(Number(asked.calls) > 0)
  )
    throw new UsageProblem('There is no such bench.')
  const before = readResults<Kept>('results.json', 'rows')
  const made: Kept[] = []
  for (const bench of only) {
    const load = Math.round(os.loadavg()[0]! * 10) / 10
    const rows = await benches[bench]!({
      seconds: Number(asked.seconds),
      profile: asked.profile,
      rows: Number(asked.rows),
      calls: Number(asked.calls),
    })
    for (const { met, what, measured, must, aim } of rows)
      say(`${met ? '✓' : '✗'} ${what}: ${measured} (must: ${must}; aim: ${aim})`)
    made.push(...rows.map((row) => ({ bench, at: new Date().toISOString(), machine, load, ...row })))
  }
  // Of a bench that did not run now, the last result stays.
  const rows = Object.keys(benches).flatMap((name) =>
    (only.includes(name) ? made : before).filter(({ bench }) => bench === name),
  )
  writeResults('results.json', { rows })
})
