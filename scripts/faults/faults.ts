// Breaks what can break, under load, and looks whether anything was lost: npm run faults
// [-- --rounds=20] [--only=killServer,dropSockets] [--seed=1]. Prints a table, keeps the last
// result of each kind in bench/faults.json, and ends with 1 when something was lost.
import { kinds, runKind, type Finding } from './kinds'
import { readArguments, remark, runCommand, say, table, UsageProblem } from '../lib/command'
import { machine, readResults, writeResults } from '../lib/results'

const told = ({ figures, skipped }: Finding): string =>
  skipped ??
  Object.entries(figures)
    .map(([what, figure]) => `${what} ${figure}`)
    .join(', ')

await runCommand(
  `Usage: npm run faults [-- --rounds=20] [--seed=1] [--only=${Object.keys(kinds).join(',')}]`,
  async () => {
    const { values: asked } = readArguments({
      rounds: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: Object.keys(kinds).join(',') },
    })
    const [rounds, seed, only] = [Number(asked.rounds), Number(asked.seed), asked.only.split(',')]
    if (only.some((name) => !(name in kinds))) throw new UsageProblem('There is no such kind.')
    if (!(rounds >= 1) || !Number.isFinite(seed)) throw new UsageProblem('Rounds and seed are numbers.')

    const findings: Finding[] = []
    for (const name of Object.keys(kinds).filter((kind) => only.includes(kind))) {
      say(`${name} …`)
      const finding = await runKind(name, { rounds, seed, isShort: false })
      findings.push(finding)
      for (const lost of finding.lost) remark(`  lost: ${lost}`)
    }
    const rows = findings.map((one) => [one.kind, String(one.rounds), String(one.lost.length), told(one)])
    say(`\n${table(['kind', 'rounds', 'lost', 'seen'], rows)}`)

    const known = [...findings, ...readResults<Finding>('faults.json', 'findings')]
    const latest = Object.keys(kinds).flatMap((name) => known.find(({ kind }) => kind === name) ?? [])
    writeResults('faults.json', { at: new Date().toISOString(), machine, findings: latest })
    process.exit(findings.some(({ lost }) => lost.length > 0) ? 1 : 0)
  },
)
