// Moves the files of images and documents to another store, and looks whether every row has its files (docs/operations.md).
import { DatabaseClient } from '../../server/db/access/databaseClient'
import { fileRows, kindsWithRows } from '../../server/db/backup/fileRows'
import { fileKinds, fileStoreIn, placeOf, shelfOf } from '../../server/files/fileStore'
import { missingFiles, moveFiles, type Expected } from '../../server/files/moveFiles'
import type { Place } from '../../server/files/place'
import { readEnv } from '../../server/env'
import { noSuchVerb, readArguments, remark, runCommand, say, UsageProblem, type Opened } from '../lib/command'

const usage = `Usage: npm run files -- move [--from <store>] [--to <store>] [--remove]
       npm run files -- verify

A store is s3://bucket/prefix?endpoint=…&region=…, or the word "folder" for the data directory. What is left out is the
store of the settings (PATENCY_FILES_URL, else PATENCY_DATA).

move    copies every file and reads it again in the other store; --remove then removes it from the first one.
        It may be repeated as often as you like, and while servers work.
verify  reads the files of every row in the store of the settings, and names those that are missing.`

const placeNamed = (env: Opened['env'], given: string | undefined): Place => {
  if (given === undefined) return placeOf(env)
  return placeOf({ ...env, filesUrl: given === 'folder' ? null : readEnv({ PATENCY_FILES_URL: given }).filesUrl })
}

const move = async ({ env }: Opened): Promise<void> => {
  const { values } = readArguments({ from: { type: 'string' }, to: { type: 'string' }, remove: { type: 'boolean' } }, 1)
  const [from, to] = [placeNamed(env, values.from), placeNamed(env, values.to)]
  if (from.name === to.name) throw new UsageProblem('From which store, and to which? They are the same.')
  for (const place of [from, to]) await place.prepare()
  const { copied, wereThere, bytes, removed, different } = await moveFiles(from, to, {
    removes: values.remove,
    tell: (key) => remark(`  ${key}`),
  })
  say(
    `${copied} files (${bytes} bytes) were copied from ${from.name} to ${to.name} and read again there; ${wereThere} were there already.${values.remove ? ` ${removed} were removed from ${from.name}.` : ''}`,
  )
  if (different.length === 0) return
  remark(`\nThese files differ in the two stores and were left as they are:\n${different.join('\n')}`)
  process.exitCode = 1
}

/** The files that the rows must have. */
const expectedFiles = async (url: string, place: Place): Promise<Expected[]> => {
  const client = new DatabaseClient({ connectionString: url, application_name: 'patency-files' })
  await client.connect()
  try {
    // Row-level security hides every provider from users other than its exception.
    await client.query(`select set_config('app.provider', 'system', false)`)
    const expected: Expected[] = []
    for (const kind of kindsWithRows) {
      const { table, isNeeded } = fileRows[kind]
      const { rows } = await client.query<{ id: string; size: number }>(
        `select id, size from ${table} where ${isNeeded} order by id`,
      )
      const shelf = shelfOf(fileStoreIn(place), kind)
      for (const { id, size: length } of rows)
        for (const size of fileKinds[kind])
          expected.push({ key: shelf.keyOf(id, size), size: size === 'original' ? length : null })
    }
    return expected
  } finally {
    await client.end()
  }
}

const verify = async ({ env, database }: Opened): Promise<void> => {
  readArguments({}, 1)
  const place = placeOf(env)
  await place.prepare()
  const expected = await expectedFiles(await database({ asItIs: true }), place)
  const missing = await missingFiles(place, expected)
  if (missing.length === 0) return say(`All ${expected.length} files are in ${place.name}.`)
  remark(`These files are not in ${place.name}, or not as they were stored:\n${missing.join('\n')}`)
  process.exitCode = 1
}

await runCommand(usage, async (opened) => {
  const verb = process.argv[2] ?? ''
  if (verb === 'move') return move(opened)
  if (verb === 'verify') return verify(opened)
  throw noSuchVerb(verb)
})
