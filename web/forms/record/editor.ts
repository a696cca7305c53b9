import { changedEntries, isSameEntry, type Entries, type Entry, type Merge } from 'domain/calls/entries/merge'
import type { FieldRefusal } from 'domain/kernel/refusal'

/** A record in the form: its values and their version; a new record has no version. */
export type Snapshot<Values> = { readonly values: Values; readonly version: number | null }

export type Refused = { readonly code: string; readonly message: string; readonly fields: readonly FieldRefusal[] }

/** An entry that is not sent yet: its value before the person's change, and after. */
export type DraftEntry = { readonly name: string; readonly from: Entry; readonly to: Entry }

type Authored = Readonly<Record<string, { readonly entry: Entry; readonly by: string }>>

/** `merging`: others' changes go into the form. `asking`: both changed an entry, and the person picks. */
type Comparing<Verb> = { readonly is: 'merging' | 'asking'; readonly verb: Verb | null; readonly tries: number }

/**
 * The state of editing. `verb` is what the person is doing with the entries; null when they only look at others'
 * changes. `tries` counts how often the record changed during that verb.
 */
type Step<Values, Verb> =
  | { readonly is: 'entering' }
  | Comparing<Verb>
  | { readonly is: 'sending'; readonly verb: Verb; readonly tries: number }
  /** The form takes the latest record, except entries made since `sent`; with null, all of it. */
  | { readonly is: 'renewing'; readonly sent: Values | null }
  | {
      readonly is: 'refused'
      readonly verb: Verb
      readonly refused: Refused
      readonly elsewhere: readonly FieldRefusal[]
    }

/** The editing of a record that others may change meanwhile. Formik holds the entered values. */
export type Editing<Values, Shot, Verb> = {
  /** The record as the person knows it. Their changes and others' are computed from it. */
  readonly known: Shot
  readonly step: Step<Values, Verb>
  /** Entries of others that were put into the form. */
  readonly taken: Authored
  /** The authors of others' entries, as far as the page saw them arrive. */
  readonly authors: Authored
  /** Draft entries that were put into the form. */
  readonly placed: Entries
  /** Names of entries that this page sent to the draft. */
  readonly drafted: readonly string[]
  /** Whether the person knows what was restored from the draft. */
  readonly hasSeenRestored: boolean
}

export type EditingEvent<Values, Shot, Verb> =
  | { readonly type: 'arrived'; readonly entries: Entries; readonly by: string }
  | { readonly type: 'submitted'; readonly verb: Verb }
  | { readonly type: 'looked' }
  /** `hasNews`: others changed something. `mustSee`: the person must see it now, because they leave the record. */
  | {
      readonly type: 'compared'
      readonly merge: Merge
      readonly latest: Shot
      readonly hasNews: boolean
      readonly mustSee: boolean
    }
  | { readonly type: 'picked'; readonly merge: Merge; readonly latest: Shot }
  | { readonly type: 'stopped' }
  | { readonly type: 'stale' }
  | {
      readonly type: 'refused'
      readonly verb: Verb
      readonly refused: Refused
      readonly elsewhere: readonly FieldRefusal[]
    }
  | { readonly type: 'saved'; readonly sent: Values | null }
  | { readonly type: 'known'; readonly know: (known: Shot) => Shot }
  /** Draft entries were put into the form, or taken out again. */
  | {
      readonly type: 'restored'
      readonly added: readonly DraftEntry[]
      readonly removed: readonly string[]
      readonly know: (known: Shot) => Shot
    }
  | { readonly type: 'seen' }
  | { readonly type: 'drafted'; readonly names: readonly string[] }

/** Limits the retries when somebody else keeps changing the record. */
export const mostTries = 3

const entering = { is: 'entering' } as const

/** The author of changes that arrived together with the person's own: the page cannot know them. */
const unknown = 'someone'

export const begin = <Values, Shot, Verb>(known: Shot): Editing<Values, Shot, Verb> => ({
  known,
  step: entering,
  taken: {},
  authors: {},
  placed: {},
  drafted: [],
  hasSeenRestored: true,
})

const take = <Values, Shot, Verb>(
  editing: Editing<Values, Shot, Verb>,
  step: Comparing<Verb>,
  { merge, latest }: { readonly merge: Merge; readonly latest: Shot },
): Editing<Values, Shot, Verb> => {
  const { authors } = editing
  const marks = Object.entries(merge.taken).map(([name, entry]) => [name, { entry, by: authors[name]?.by ?? unknown }])
  return {
    ...editing,
    known: latest,
    taken: { ...editing.taken, ...Object.fromEntries(marks) },
    step: step.verb === null ? entering : { ...step, is: 'merging' },
  }
}

export const edit = <Values, Shot, Verb>(
  editing: Editing<Values, Shot, Verb>,
  event: EditingEvent<Values, Shot, Verb>,
): Editing<Values, Shot, Verb> => {
  const { step } = editing
  switch (event.type) {
    case 'arrived': {
      const { by } = event
      const arrived = Object.entries(event.entries).map(([name, entry]) => [name, { entry, by }])
      return { ...editing, authors: { ...editing.authors, ...Object.fromEntries(arrived) } }
    }
    case 'submitted':
      return { ...editing, step: { is: 'merging', verb: event.verb, tries: 0 } }
    case 'looked':
      return { ...editing, step: { is: 'merging', verb: null, tries: 0 } }
    case 'compared':
      if (step.is !== 'merging') return editing
      if (event.merge.conflicts.length > 0 || (event.mustSee && event.hasNews))
        return { ...editing, step: { ...step, is: 'asking' } }
      if (event.hasNews) return take(editing, step, event)
      return { ...editing, step: step.verb === null ? entering : { is: 'sending', verb: step.verb, tries: step.tries } }
    case 'picked':
      return step.is === 'asking' ? take(editing, step, event) : editing
    case 'stale':
      return step.is === 'sending' ? { ...editing, step: { ...step, is: 'merging', tries: step.tries + 1 } } : editing
    case 'refused': {
      const { verb, refused, elsewhere } = event
      return { ...editing, step: { is: 'refused', verb, refused, elsewhere } }
    }
    case 'saved':
      return { ...editing, taken: {}, step: { is: 'renewing', sent: event.sent } }
    case 'known':
      return { ...editing, known: event.know(editing.known), step: step.is === 'renewing' ? entering : step }
    case 'stopped':
      return { ...editing, step: entering }
    case 'restored': {
      const { added, removed, know } = event
      const kept = Object.entries(editing.placed).filter(([name]) => !removed.includes(name))
      const placed = { ...Object.fromEntries(kept), ...valuesOf(added, 'to') }
      const hasSeenRestored = added.length === 0 && editing.hasSeenRestored
      return { ...editing, known: know(editing.known), placed, hasSeenRestored }
    }
    case 'seen':
      return editing.hasSeenRestored ? editing : { ...editing, hasSeenRestored: true }
    case 'drafted':
      return { ...editing, drafted: [...new Set([...editing.drafted, ...event.names])] }
  }
}

/** The entries that differ from the record as the person knows it. */
export const draftOf = (known: Entries, entries: Entries): DraftEntry[] =>
  Object.entries(changedEntries(known, entries)).map(([name, to]) => ({ name, from: known[name] ?? [], to }))

/** The values of draft entries before the person's changes, or after them. */
export const valuesOf = (draft: readonly DraftEntry[], side: 'from' | 'to'): Entries =>
  Object.fromEntries(draft.map((entry) => [entry.name, entry[side]]))

/** Others' entries that are new to the page. */
export const arrivedIn = (authors: Authored, { taken, conflicts }: Merge): Entries =>
  Object.fromEntries(
    [...Object.entries(taken), ...conflicts.map(({ field, theirs }) => [field, theirs] as const)].filter(
      ([name, entry]) => !authors[name] || !isSameEntry(authors[name].entry, entry),
    ),
  )

/** Who changed these entries, in words. */
export const authorsOf = (authors: Authored, names: readonly string[]): string =>
  [...new Set(names.map((name) => authors[name]?.by ?? unknown))].join(' and ') || unknown

/** The authors of others' entries that are unchanged in the form. */
export const marksOf = (taken: Authored, entries: Entries): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(taken)
      .filter(([name, { entry }]) => isSameEntry(entries[name], entry))
      .map(([name, { by }]) => [name, `Changed by ${by}`]),
  )
