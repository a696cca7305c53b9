import { isSameEntry, type Entries, type Entry, type Merge } from 'domain/calls/entries/merge'
import type { FieldRefusal } from 'domain/kernel/refusal'

/** A record as the form has it: its values, and the version that they are of; something new has none. */
export type Snapshot<Values> = { readonly values: Values; readonly version: number | null }

export type Refused = { readonly code: string; readonly message: string; readonly fields: readonly FieldRefusal[] }

type Authored = Readonly<Record<string, { readonly entry: Entry; readonly by: string }>>

/** What others changed goes into the form; `asking`: where both changed an entry, the person picks. */
type Meeting<Verb> = { readonly is: 'merging' | 'asking'; readonly verb: Verb | null; readonly tries: number }

/**
 * Where the person is with their entries. `verb` is what they want to do with them; null: they only look at what others
 * changed. `tries` counts how often the record moved on under that verb.
 */
type Step<Values, Verb> =
  | { readonly is: 'entering' }
  | Meeting<Verb>
  | { readonly is: 'sending'; readonly verb: Verb; readonly tries: number }
  /** The form takes the record as it is now, but for what was entered since `sent`; null: all of it. */
  | { readonly is: 'renewing'; readonly sent: Values | null }
  | {
      readonly is: 'refused'
      readonly verb: Verb
      readonly refused: Refused
      readonly elsewhere: readonly FieldRefusal[]
    }

/** The editing of a record that others may change meanwhile. The values that are entered are Formik's. */
export type Editing<Values, Shot, Verb> = {
  /** The record as the person knows it: what they and others changed is told from this. */
  readonly known: Shot
  readonly step: Step<Values, Verb>
  /** Entries of others that were put into the form. */
  readonly taken: Authored
  /** Who made entries of others what they are, as the page saw them come. */
  readonly authors: Authored
}

export type EditingEvent<Values, Shot, Verb> =
  | { readonly type: 'arrived'; readonly entries: Entries; readonly by: string }
  | { readonly type: 'submitted'; readonly verb: Verb }
  | { readonly type: 'looked' }
  /** `hasNews`: others changed something. `mustSee`: the person would not see it afterwards. */
  | {
      readonly type: 'met'
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

/** Somebody who changes the record all the time must not keep this one sending. */
export const mostTries = 3

const entering = { is: 'entering' } as const

/** What came together with something that the person did themself has no author that the page could know. */
const unknown = 'somebody'

export const begin = <Values, Shot, Verb>(known: Shot): Editing<Values, Shot, Verb> => ({
  known,
  step: entering,
  taken: {},
  authors: {},
})

const take = <Values, Shot, Verb>(
  editing: Editing<Values, Shot, Verb>,
  step: Meeting<Verb>,
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
    case 'met':
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
  }
}

/** Entries of others that the page has not seen before. */
export const arrivedIn = (authors: Authored, { taken, conflicts }: Merge): Entries =>
  Object.fromEntries(
    [...Object.entries(taken), ...conflicts.map(({ field, theirs }) => [field, theirs] as const)].filter(
      ([name, entry]) => !authors[name] || !isSameEntry(authors[name].entry, entry),
    ),
  )

/** Who changed these entries, in words. */
export const authorsOf = (authors: Authored, names: readonly string[]): string =>
  [...new Set(names.map((name) => authors[name]?.by ?? unknown))].join(' and ') || unknown

/** Whose the entries are that came from others and stand in the form as they came. */
export const marksOf = (taken: Authored, entries: Entries): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(taken)
      .filter(([name, { entry }]) => isSameEntry(entries[name], entry))
      .map(([name, { by }]) => [name, `Changed by ${by}`]),
  )
