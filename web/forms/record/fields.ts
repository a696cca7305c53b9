import { isSameEntry, mergeEntries, type Entries, type Entry, type Merge } from 'domain/calls/entries/merge'
import type { Snapshot } from './editor'

/** The words for a form's entries. */
export type EntryWords = {
  /** The kind of record: call, line. */
  readonly thing: string
  readonly inPageOrder: (names: readonly string[]) => string[]
  readonly nameOf: (name: string) => string
  /** The entry as text; null when it is empty. */
  readonly show: (name: string, entry: Entry) => string | null
}

/** Converts a form's values to entries, each a list of texts, so that several people's entries can be compared and merged. */
export type RecordFields<Values, Shot> = {
  readonly entriesOf: (values: Values, of: Shot) => Entries
  /** The form's values with these entries; `theirs` is the record that they come from. */
  readonly put: (values: Values, entries: Entries, theirs: Shot) => Values
  readonly merge: (base: Entries, mine: Entries, theirs: Entries, known: Shot, latest: Shot) => Merge
  /** Whether the person has entered something; by default, whether an entry differs. */
  readonly isDirty?: (values: Values, known: Shot) => boolean
  /** With them, the person picks where both changed an entry; without them, their own entries stay. */
  readonly words?: EntryWords
  /** Entries whose controls show others' changes themselves, so that they are not listed as news. */
  readonly quiet?: readonly string[]
  /** Entries that the form takes from the saved record; by default, all. */
  readonly saved?: readonly string[]
}

const entryOf = (value: unknown): Entry => {
  if (Array.isArray(value)) return value as string[]
  if (typeof value === 'boolean') return value ? ['true'] : []
  return typeof value === 'string' && value !== '' ? [value] : []
}

export const plainEntries = (values: object): Entries =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, entryOf(value)]))

const isList = (value: unknown): boolean => Array.isArray(value)

/**
 * A form whose values are texts, checkboxes and lists of texts: what either side added to a list stays. A value of another
 * shape is given in `entriesOf` as a list of texts; it is merged as a whole, and where both changed it the person picks.
 */
export const plainFields = <Values extends object>(
  entriesOf: (values: Values) => Entries = plainEntries,
  words?: EntryWords,
): RecordFields<Values, Snapshot<Values>> => ({
  entriesOf,
  put: (values, entries, { values: theirs }) => {
    const has = entriesOf(theirs)
    const valueOf = ([name, entry]: [string, Entry]) => [
      name,
      isSameEntry(entry, has[name]) ? theirs[name as keyof Values] : entry,
    ]
    return { ...values, ...Object.fromEntries(Object.entries(entries).map(valueOf)) }
  },
  merge: (base, mine, theirs, { values }) => {
    const lists = Object.entries(values).flatMap(([name, value]) => (isList(value) ? [name] : []))
    return mergeEntries(base, mine, theirs, words ? [] : lists)
  },
  ...(words ? { words } : {}),
})
