// Saves the whole database and the files in one file, while servers go on working (docs/operations.md).
import path from 'node:path'
import { writeBackup } from '../../server/db/backup/writeBackup'
import { openFileStore } from '../../server/files/fileStore'
import { readArguments, remark, runCommand, say, UsageProblem } from '../lib/command'

const usage = `Usage: npm run backup -- <file>

The file must not exist yet. It holds patient data: keep it as you keep the database.`

await runCommand(usage, async ({ env, database }) => {
  const [given] = readArguments({}, 1).positionals
  if (given === undefined) throw new UsageProblem('Into which file?')
  const file = path.resolve(given)
  const store = openFileStore(env)
  const { madeAt, tables, files, lostFiles } = await writeBackup(
    await database({ asItIs: true }),
    store,
    file,
    ({ name, rows }) => remark(`  ${name}: ${rows}`),
  )
  say(
    `${file} holds ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${new Set(files.map(({ id }) => id)).size} images and documents, as they were at ${madeAt}.`,
  )
  if (lostFiles.length === 0) return
  remark(
    `\nThe files of these images of calls and documents are not in ${store.place.name}, so they are not in the backup:\n${lostFiles.join('\n')}`,
  )
  process.exitCode = 1
})
