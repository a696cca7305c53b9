import { isSameEntry, mergeEntries, type Entries, type Entry, type Merge } from 'domain/calls/entries/merge'
import type { Snapshot } from './editor'

/** How the entries of a form are told. */
export type EntryWords = {
  /** What is changed: a call, a line. */
  readonly thing: string
  readonly inPageOrder: (names: readonly string[]) => string[]
  readonly nameOf: (name: string) => string
  /** As a person reads it; null for an empty one. */
  readonly show: (name: string, entry: Entry) => string | null
}

/** A form's values as entries, each a list of texts, so that what several people entered can be compared and merged. */
export type RecordFields<Values, Shot> = {
  readonly entriesOf: (values: Values, of: Shot) => Entries
  /** The form with these entries written into it; `theirs` is the record that has them. */
  readonly put: (values: Values, entries: Entries, theirs: Shot) => Values
  readonly merge: (base: Entries, mine: Entries, theirs: Entries, known: Shot, latest: Shot) => Merge
  /** Whether the person has entered something; left out, whether an entry differs. */
  readonly isDirty?: (values: Values, known: Shot) => boolean
  /** With them the person is asked about what both changed; without them their own entries stay. */
  readonly words?: EntryWords
  /** Entries that show what others changed by themselves. */
  readonly quiet?: readonly string[]
  /** Entries that saving answers as the record keeps them; left out, all. */
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
 * A form whose values are texts, ticks and lists of texts: what either side added to a list stays. A value of another
 * shape is named in `entriesOf` as a list of texts; it is taken whole, and of what both changed one is picked.
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
