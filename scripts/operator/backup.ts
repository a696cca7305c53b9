// Saves the whole database and the pictures in one file, while servers go on working (docs/operations.md).
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
  const { madeAt, tables, images, lostImages } = await writeBackup(
    await database({ asItIs: true }),
    openFileStore(env),
    file,
    ({ name, rows }) => remark(`  ${name}: ${rows}`),
  )
  say(
    `${file} holds ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${new Set(images.map(({ id }) => id)).size} images, as they were at ${madeAt}.`,
  )
  if (lostImages.length === 0) return
  remark(
    `\nThe files of these images of calls are not in ${env.dataDir}, so they are not in the backup:\n${lostImages.join('\n')}`,
  )
  process.exitCode = 1
})
