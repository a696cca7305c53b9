// How many files a verb, or a field of a call, is written in by hand. docs/architecture.md tells the figures.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { commands } from '../../server/services/kernel/command'
import '../../server/schema/index'

const isByHand = (file: string): boolean =>
  /^(server|web|prisma)\/.*[.](tsx?|prisma|sql)$/.test(file) &&
  !/[.]test[.]tsx?$|^(server|web)\/test\/|^web\/journeys\/|__generated__|\/generated\/|^prisma\/demo/.test(file)

const files = ['server', 'web', 'prisma']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter(isByHand)
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }))

const naming = (words: readonly string[]): string[] => {
  const pattern = new RegExp(`(?<![A-Za-z_])(${words.join('|')})(?![A-Za-z_])`)
  return files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
}

const onServer = (named: readonly string[]): string[] => named.filter((file) => file.startsWith('server/'))

/** Everything that is called after the verb: its mutation's types, its hook, its rule, and its buttons. */
const wordsOf = (verb: string, rule: string[]): string[] => {
  const Verb = verb[0]!.toUpperCase() + verb.slice(1)
  const { viewerCan = {} } = commands.get(verb)!
  // The button of a verb on a line may have the name of one on a call.
  const buttons = Object.keys(viewerCan).filter((name) => commandsWith(name) === 1)
  return [verb, `${Verb}(?:Input|Success|Result)`, `use${Verb}(?:Mutation)?`, ...rule, ...buttons]
}
const commandsWith = (button: string): number =>
  [...commands.values()].filter(({ viewerCan = {} }) => button in viewerCan).length

test.each<[verb: string, rule: string[]]>([
  ['assistCall', ['canAssist']],
  ['closeLine', ['canCloseLine']],
  ['reorderProcedures', []],
])('%s is named in at most seven files, four of them on the server', (verb, rule) => {
  const named = naming(wordsOf(verb, rule))
  expect(onServer(named).length).toBeGreaterThanOrEqual(3)
  expect({ named, isFew: named.length <= 7 && onServer(named).length <= 4 }).toEqual({ named, isFew: true })
})

test('no verb of the product is named in more than five files on the server', () => {
  const costs = [...commands.keys()].map((verb) => [verb, onServer(naming([verb])).length] as const)
  expect(costs.length).toBeGreaterThan(40)
  expect(costs.filter(([, cost]) => cost > 5)).toEqual([])
})

test('a refusal code that one rule alone answers stands in the table, in the rule and with its verbs', () => {
  expect(naming(['LEAD_CANNOT_ASSIST'])).toEqual([
    'server/domain/calls/rules.ts',
    'server/domain/kernel/refusal.ts',
    'server/services/calls/working/assistCall.ts',
    'server/services/calls/working/updateCallRole.ts',
  ])
})

test('a plain field of a call is named in at most six files, from its column to the form that enters it', () => {
  // The passport of a line shows some fields of its insertion by choice.
  const named = naming(['insertedBy', 'inserted_by']).filter((file) => !/passport/i.test(file))
  expect(onServer(named).length).toBeGreaterThanOrEqual(1)
  expect({ named, isFew: named.length <= 6 }).toEqual({ named, isFew: true })
})
