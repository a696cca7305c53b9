// Fills an empty database with what a backup holds (docs/operations.md).
import path from 'node:path'
import { openForRestore, restoreBackup } from '../../server/db/backup/restoreBackup'
import { readEnv } from '../../server/env'
import { openFileStore } from '../../server/files/fileStore'
import { readArguments, remark, runCommand, say, UsageProblem } from '../lib/command'

const usage = `Usage: npm run restore -- <file> [--into <postgresql://…>]

Restores into that database, else into the one of DATABASE_URL, else into the embedded one in
PATENCY_DATA. It has to be empty, and no server may be at work on it. Files go into
the store of PATENCY_FILES_URL, else into PATENCY_DATA.`

await runCommand(usage, async ({ env, database, atEnd }) => {
  const { values, positionals } = readArguments({ into: { type: 'string' } }, 1)
  const [given] = positionals
  if (given === undefined) throw new UsageProblem('From which file?')
  const file = path.resolve(given)
  // Before a database is made for it.
  const archive = await openForRestore(file)
  atEnd(() => Promise.resolve(archive.close()))
  const url =
    values.into === undefined
      ? await database({ makes: true, asItIs: true })
      : readEnv({ DATABASE_URL: values.into }).databaseUrl
  if (url === null) throw new UsageProblem('--into needs an address.')
  const address = { url, variable: values.into === undefined ? 'DATABASE_URL' : '--into' }
  const { manifest, brokenTrails } = await restoreBackup(archive, address, openFileStore(env), ({ name, rows }) =>
    remark(`  ${name}: ${rows}`),
  )
  say(`Restored what ${file} holds of ${manifest.madeAt}. Everyone has to sign in again.`)
  if (brokenTrails.length === 0) return say('Every audit log is whole.')
  remark(
    `\nThe backup was restored as it is, and was made of a database whose audit log had been tampered with:\n${brokenTrails.join('\n')}`,
  )
  process.exitCode = 1
})
