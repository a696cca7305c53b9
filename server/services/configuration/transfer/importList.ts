import { weightsOf } from '../../../domain/configuration/transfer/document'
import { nameKey } from '../../../domain/kernel/input/names'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import type { CommandContext } from '../../kernel/command'
import type { CatalogueKind } from '../../kernel/refused'
import type { ImportReport } from './report'

/** The transaction of an import, what it has done so far, and what is wrong with the document. */
export type Import = { context: CommandContext; report: ImportReport; wrong: FieldRefusal[] }

type Named = { id: string; name: string; weight: number }

type List<W extends object, R extends Named> = {
  kind: CatalogueKind
  /** The items in the database, and as the document has them, in their order. */
  rows: R[]
  imported: readonly (W & { name: string })[]
  /** How the report names an item. */
  title?: (name: string) => string
  /** Adds all new items at once, because a catalogue has thousands. */
  create: (values: (W & { name: string; weight: number })[]) => Promise<{ id: string; name: string }[]>
  added: (id: string, values: W & { name: string; weight: number }) => void
  change: (row: R, values: W & { name: string; weight: number }, index: number) => Promise<boolean>
  remove: (row: R) => Promise<unknown>
  /** Imports what belongs to the item. */
  inside?: (id: string, imported: W & { name: string }, index: number) => Promise<void>
}

/**
 * Makes a list as the document has it: changes items of the same name, adds the others and removes the rest.
 * Answers the ids by the keys of the names.
 */
export const importList = async <W extends object, R extends Named>(
  { report }: Import,
  { kind, rows, imported, title = (name) => name, create, added, change, remove, inside }: List<W, R>,
): Promise<Map<string, string>> => {
  const names = imported.map(({ name }) => name)
  const weights = weightsOf(names, rows)
  const rest = new Map(rows.map((row) => [nameKey(row.name), row]))
  const items = imported.map((item, index) => {
    const key = nameKey(item.name)
    const row = rest.get(key)
    rest.delete(key)
    return { key, row, item, values: { ...item, weight: weights[index]! } }
  })
  const news = items.filter(({ row }) => !row).map(({ values }) => values)
  const created = news.length > 0 ? await create(news) : []
  const ids = new Map([...rows, ...created].map(({ id, name }) => [nameKey(name), id]))
  for (const [index, { key, row, item, values }] of items.entries()) {
    const entry = { kind, name: title(item.name) }
    if (row) report[(await change(row, values, index)) ? 'changed' : 'leftAlone'].push(entry)
    else {
      added(ids.get(key)!, values)
      report.added.push(entry)
    }
    await inside?.(ids.get(key)!, item, index)
  }
  for (const row of rest.values()) {
    await remove(row)
    report.removed.push({ kind, name: title(row.name) })
  }
  return ids
}
