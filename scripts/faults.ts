// Breaks what can break, under load, and looks whether anything was lost: npm run faults
// [-- --rounds=20] [--only=killServer,dropSockets] [--seed=1]. Prints a table, keeps the last
// result of each kind in bench/faults.json, and ends with 1 when something was lost.
import type { Finding } from './faults/kind'
import { kinds } from './faults/kinds'
import { table } from './lib/command'
import { badUsage, readOptions } from './lib/options'
import { machine, readResults, writeResults } from './lib/results'

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

const known = [...findings, ...readResults<Finding>('faults.json', 'findings')]
const latest = Object.keys(kinds).flatMap((name) => known.find(({ kind }) => kind === name) ?? [])
writeResults('faults.json', { at: new Date().toISOString(), machine, findings: latest })
process.exit(findings.some(({ lost }) => lost.length > 0) ? 1 : 0)
