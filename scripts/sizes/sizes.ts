// Computes what installations need from what was measured last (bench/results.json), and what a country in cells needs.
//
//   npm run sizes
//   npm run sizes -- --core=20 --memory=3 --disk=0.1
//   npm run sizes -- --write        keeps the tables in docs/operations.md
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { readArguments, runCommand, say, UsageProblem } from '../lib/command'
import { withTables } from './document'
import { readFigures } from './figures'
import { examplePrices, tablesOf, type Prices } from './tables'

const usage = `Usage: npm run sizes [-- --core=20 --memory=3 --disk=0.1] [--write]
Prices are those of a core, a GB of memory and a GB of disk for a month.`

await runCommand(usage, async () => {
  const { values } = readArguments({
    core: { type: 'string', default: String(examplePrices.core) },
    memory: { type: 'string', default: String(examplePrices.memoryGb) },
    disk: { type: 'string', default: String(examplePrices.diskGb) },
    write: { type: 'boolean', default: false },
  })
  const prices: Prices = { core: Number(values.core), memoryGb: Number(values.memory), diskGb: Number(values.disk) }
  if (Object.values(prices).some((price) => !(price >= 0))) throw new UsageProblem('A price is a number.')
  const tables = tablesOf(readFigures(), prices)
  for (const one of Object.values(tables)) say(`${one}\n`)
  if (!values.write) return
  const file = path.join(projectRoot, 'docs/operations.md')
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables))
})
