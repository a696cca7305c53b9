import { isSameEntry, mergeEntries, type Entries, type Entry, type Merge } from 'domain/calls/entries/merge'
import { valuesOf, type DraftEntry, type Editing, type Snapshot } from './editor'

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
  /** Whether the form has this entry; by default, it has all that a draft names. */
  readonly has?: (name: string) => boolean
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

/**
 * The form with the current draft, and the event for the editor; null when the draft changes nothing. A draft entry is
 * put where the person changed nothing on this page, and taken out again when another page took it back. If the record
 * has changed since it was begun, the person knows the value from then, and gets the same conflict as if they had stayed
 * on the page. `base`, `mine` and `theirs` are the entries as the person knows them, of the form, and of the record.
 */
export const withDraft = <Values, Shot extends Snapshot<Values>, Verb>(
  fields: RecordFields<Values, Shot>,
  draft: readonly DraftEntry[],
  { known, placed, drafted }: Editing<Values, Shot, Verb>,
  values: Values,
  { base, mine, theirs }: { readonly base: Entries; readonly mine: Entries; readonly theirs: Entries },
) => {
  const isUntouched = (name: string): boolean => isSameEntry(mine[name], placed[name] ?? base[name])
  // What this page sent is ignored when it comes back, even if the person has undone it since.
  const isNews = ({ name, to }: DraftEntry): boolean =>
    !drafted.includes(name) && !isSameEntry(to, theirs[name]) && !isSameEntry(to, mine[name])
  const added = draft.filter((entry) => fields.has?.(entry.name) !== false && isNews(entry) && isUntouched(entry.name))
  // An entry that was submitted leaves the draft, because the record has it now.
  const removed = Object.keys(placed).filter(
    (name) => !draft.some((entry) => entry.name === name) && isUntouched(name) && isSameEntry(theirs[name], base[name]),
  )
  if (added.length === 0 && removed.length === 0) return null
  const back = Object.fromEntries(removed.map((name) => [name, base[name] ?? []]))
  const since = added.filter(({ name, from }) => !isSameEntry(from, base[name]))
  const knew = fields.put(known.values, valuesOf(since, 'from'), known)
  return {
    values: fields.put(values, { ...valuesOf(added, 'to'), ...back }, known),
    event: { type: 'restored', added, removed, know: (was: Shot): Shot => ({ ...was, values: knew }) } as const,
  }
}
