// Measures what design figures ask for, side by side in one run, prints a table, and keeps the
// last result in bench/. It never fails a build: machines differ, and tests check correctness.
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectRoot } from '../server/paths'
import { benchQueue, type Row } from './bench/http'
import { benchRealtime } from './bench/realtime'
import { openWorld } from './bench/world'

const seconds = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.split('=')[1] ?? 4)

const print = (rows: Row[]): void => {
  for (const { what, measured, ratio, must, met } of rows)
    process.stdout.write(`${met ? '✓' : '✗'} ${what}: ${measured}${ratio === null ? '' : `, ratio ${ratio.toFixed(2)}`} (must: ${must})\n`)
}

const rows: Row[] = []
const world = await openWorld(200)
try {
  rows.push(...(await benchQueue(world, seconds)))
  rows.push(...(await benchRealtime(world, seconds * 2)))
} finally {
  await world.stop()
}
print(rows)
mkdirSync(path.join(projectRoot, 'bench'), { recursive: true })
const machine = `${os.cpus().length} cores, Node.js ${process.version}`
writeFileSync(path.join(projectRoot, 'bench/results.json'), `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`)
