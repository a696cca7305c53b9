// What a push brings goes into the store that every page shares. A record that comes with its id alone and that the
// store does not have yet would be shown without a name, so a push has the raw id instead: `updatedById`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse, type FragmentDefinitionNode, type SelectionNode } from 'graphql'

const web = path.join(import.meta.dirname, '..')

/** The subscriptions that the screens send, as Relay's compiler left them. */
const pushes = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql.ts'))
  .flatMap((file) => {
    const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(path.join(web, file), 'utf8'))?.[1]
    const document = text ? (JSON.parse(text) as string) : ''
    return document.startsWith('subscription ') ? [[path.basename(file, '.graphql.ts'), document] as const] : []
  })

type Fields = Map<string, Fields>

/** The selected fields, with those of all fragments. */
const fieldsOf = (
  selections: readonly SelectionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found: Fields = new Map(),
): Fields => {
  for (const selection of selections)
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value
      const fields: Fields = found.get(name) ?? new Map()
      found.set(name, fieldsOf(selection.selectionSet?.selections ?? [], fragments, fields))
    } else {
      const { selectionSet } =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection
      fieldsOf(selectionSet.selections, fragments, found)
    }
  return found
}

const emptyRecords = (fields: Fields, at: readonly string[] = []): string[] =>
  [...fields].flatMap(([name, below]) => {
    const names = [...below.keys()].filter((key) => key !== '__typename')
    const place = [...at, name]
    return names.join() === 'id' ? [place.join('.')] : emptyRecords(below, place)
  })

const emptyIn = (text: string): string[] => {
  const { definitions } = parse(text)
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  )
  return definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? emptyRecords(fieldsOf(each.selectionSet.selections, fragments)) : [],
  )
}

test('a record of which a document has the id alone is found, also in a fragment', () => {
  const text =
    'subscription { changed { ...a by { id } } } fragment a on Call { by { id } lead { id ...b } } fragment b on User { name }'
  expect(emptyIn(text)).toEqual(['changed.by'])
})

test('a push brings no record with its id alone', () => {
  expect(pushes.map(([name]) => name)).toContain('queueFeedSubscription')
  expect(pushes.flatMap(([name, text]) => emptyIn(text).map((place) => `${name}: ${place}`))).toEqual([])
})
