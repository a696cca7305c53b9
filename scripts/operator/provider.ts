// Moves a provider to another installation (docs/operations.md).
import path from 'node:path'
import { exportProvider } from '../../server/db/moves/exportProvider'
import { importProvider, openForImport } from '../../server/db/moves/importProvider'
import { removeRowsOfProvider } from '../../server/db/moves/removeRowsOfProvider'
import { openFileStore } from '../../server/files/fileStore'
import {
  beginMove,
  endMove,
  listProviders,
  removeProvider,
  reopenProvider,
} from '../../server/services/account/operator/operatorMoves'
import { noSuchVerb, readArguments, remark, runCommand, say, table, UsageProblem, type Opened } from '../lib/command'

const usage = `Usage:
  npm run provider -- list
  npm run provider -- export <name> <file>
  npm run provider -- import <file>
  npm run provider -- moved <name> --to <https://…>
  npm run provider -- remove <name>
  npm run provider -- reopen <name>

Export closes the provider here, and writes all that goes with it into a file that must not exist yet. Import adds it to
another installation, and opens it there. Moved tells its people here where it is, and remove deletes it here. Reopen is
for a move that is given up before anything was imported.
The file holds patient data and hashes of passwords: keep it as you keep the database.`

const variable = 'DATABASE_URL'
const told = ({ name, rows }: { name: string; rows: number }): void => remark(`  ${name}: ${rows}`)

const verbs = {
  list: async ({ operator }: Opened) => {
    const rows = (await listProviders(await operator(), {})).map(({ name, status, movedTo, _count, id }) => [
      name,
      movedTo === null ? status : `Moved to ${movedTo}`,
      String(_count.roles),
      id,
    ])
    say(rows.length === 0 ? 'There is no provider.' : table(['Name', 'Status', 'People', 'Id'], rows))
  },
  export: async ({ operator, env, database }: Opened, provider?: string, file?: string) => {
    if (file === undefined) throw new UsageProblem('Which provider, and into which file?')
    const target = path.resolve(file)
    const store = openFileStore(env)
    const found = await beginMove(await operator(), { provider })
    const { tables, files, lostFiles } = await exportProvider(await database(), store, target, found, told)
    say(
      `${target} holds ${found.name}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, and ${new Set(files.map(({ id }) => id)).size} images and documents. Nothing of it can be changed here any more.`,
    )
    if (lostFiles.length === 0) return
    remark(
      `\nThe files of these images of calls and documents are not in ${store.place.name}, so they do not go along:\n${lostFiles.join('\n')}`,
    )
    process.exitCode = 1
  },
  import: async ({ operator, env, database, atEnd }: Opened, file?: string) => {
    if (file === undefined) throw new UsageProblem('From which file?')
    const archive = await openForImport(path.resolve(file))
    atEnd(() => Promise.resolve(archive.close()))
    const address = { url: await database(), variable }
    const { provider, known, brokenTrail } = await importProvider(archive, address, openFileStore(env), told)
    await reopenProvider(await operator(), { provider: provider.id })
    say(`${provider.name} is in this installation now, and its people may work.`)
    if (known > 0)
      say(
        `${known === 1 ? '1 person has' : `${known} people have`} had an account here before, with which they sign in.`,
      )
    if (brokenTrail === null) return
    remark(`\nIts audit log had been tampered with before it came:\n${brokenTrail}`)
    process.exitCode = 1
  },
  moved: async ({ operator }: Opened, provider?: string, _file?: string, to?: string) => {
    const { name } = await endMove(await operator(), { provider, to })
    say(`${name} is inactive here. Its people are told that it is at ${to}.`)
  },
  remove: async ({ operator, database }: Opened, provider?: string) => {
    const { id, name } = await removeProvider(await operator(), { provider })
    await removeRowsOfProvider({ url: await database(), variable }, id)
    say(`${name} is not in this installation any more. Its files are deleted within two days.`)
  },
  reopen: async ({ operator }: Opened, provider?: string) => {
    const { name } = await reopenProvider(await operator(), { provider })
    say(`People work in ${name} again.`)
  },
}

await runCommand(usage, async (opened) => {
  const { values, positionals } = readArguments({ to: { type: 'string' } }, 3)
  const [verb = '', given, file] = positionals
  if (values.to !== undefined && verb !== 'moved') throw new UsageProblem('--to belongs to moved.')
  if (file !== undefined && verb !== 'export')
    throw new UsageProblem(`"${file}" is one word too many. Names with blanks need quotation marks.`)
  const run = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : null
  if (!run) throw noSuchVerb(verb)
  await run(opened, given, file, values.to)
})
