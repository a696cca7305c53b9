// Breaks what can break, under load, and looks whether anything was lost: npm run faults
// [-- --rounds=20] [--only=killServer,dropSockets] [--seed=1]. Prints a table, keeps the last
// result of each kind in bench/faults.json, and ends with 1 when something was lost.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import type { Finding } from './kind'
import { kinds } from './kinds'
import { table } from '../lib/command'
import { badUsage, readOptions } from '../lib/options'

const usage = `Usage: npm run faults [-- --rounds=20] [--seed=1] [--only=${Object.keys(kinds).join(',')}]`
const asked = readOptions(usage, {
  rounds: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
})
const [rounds, seed] = [Number(asked.rounds), Number(asked.seed)]
const only = asked.only?.split(',') ?? Object.keys(kinds)
if (only.some((name) => !(name in kinds)) || !(rounds >= 1) || !Number.isFinite(seed)) badUsage(usage)

const findings: Finding[] = []
for (const [name, kind] of Object.entries(kinds)) {
  if (!only.includes(name)) continue
  console.log(`${name} …`)
  const finding = await kind({ rounds, seed, isShort: false })
  findings.push(finding)
  for (const lost of finding.lost) console.error(`  lost: ${lost}`)
}

const told = ({ figures, skipped }: Finding): string =>
  skipped ??
  Object.entries(figures)
    .map(([what, figure]) => `${what} ${figure}`)
    .join(', ')
console.log(
  `\n${table(
    ['kind', 'rounds', 'lost', 'seen'],
    findings.map((one) => [one.kind, String(one.rounds), String(one.lost.length), told(one)]),
  )}`,
)

const file = path.join(projectRoot, 'bench/faults.json')
mkdirSync(path.dirname(file), { recursive: true })
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { findings: Finding[] }).findings : []
const latest = Object.keys(kinds).flatMap((name) => [...findings, ...kept].find(({ kind }) => kind === name) ?? [])
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), machine: `${os.cpus().length} cores, Node.js ${process.version}`, findings: latest }, null, 2)}\n`,
)
process.exit(findings.some(({ lost }) => lost.length > 0) ? 1 : 0)
