// Saves the whole database in one file, while servers go on working (docs/operations.md).
import path from 'node:path'
import { writeBackup } from '../server/db/backup/writeBackup'
import { readArguments, remark, runCommand, say, UsageProblem } from './lib/command'

const usage = `Usage: npm run backup -- <file>

The file must not exist yet. It holds patient data: keep it as you keep the database.`

await runCommand(usage, async ({ database }) => {
  const [given, ...more] = readArguments({}).positionals
  if (given === undefined || more.length > 0) throw new UsageProblem('Into which file?')
  const file = path.resolve(given)
  const { madeAt, tables } = await writeBackup(await database({ asItIs: true }), file, ({ name, rows }) => remark(`  ${name}: ${rows}`))
  say(`${file} holds ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, as they were at ${madeAt}.`)
})
