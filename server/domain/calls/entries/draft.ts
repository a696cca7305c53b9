import { array, object, string } from 'yup'
import type { Actor } from '../../kernel/actor'
import { expectedVersion } from '../../kernel/input/entries'
import { asTyped, isStorable, subject } from '../../kernel/input/input'
import { mostCharacters } from '../../kernel/input/limits'
import { isUuid } from '../../kernel/uuid'
import type { Refusal } from '../../kernel/refusal'
import { callFieldsInput } from '../input'
import { canCorrect, canSave, type CallFacts } from '../rules'

/** An unsent entry of the call's form: its value when editing began, and its value now. */
export type DraftEntry = { name: string; from: string[]; to: string[] }

/** The same as the web reads it. */
type ReadonlyEntry = { readonly name: string; readonly from: readonly string[]; readonly to: readonly string[] }

/** What a page changed of a draft since it last read it: changed entries, and names of entries that equal the call again. */
export type DraftChange = { entries: readonly DraftEntry[]; takenBack: readonly string[] }

/** How long an unused draft is kept, and how long the draft of an ended call is kept. */
export const draftKeptMs = 14 * 24 * 3_600_000
export const endedDraftKeptMs = 24 * 3_600_000

/** Limits of one draft; a form that is filled to its own limits stays below them. */
export const draftLimits = { entries: 320, values: 100, characters: 60_000 } as const

const plainNames = [...Object.keys(callFieldsInput.fields), 'followUpDays', 'infection', 'infectionNotes']

/** Prefixes of a procedure field's values, and of a selected procedure without values. */
const ofProcedures = ['fields.', 'procedures.']

const isName = (name: string | undefined): boolean =>
  name !== undefined &&
  (plainNames.includes(name) ||
    ofProcedures.some((prefix) => name.startsWith(prefix) && isUuid(name.slice(prefix.length))))

const value = () =>
  string()
    .strict()
    .typeError('Must be text')
    .defined()
    .nonNullable('Must be text')
    // A text that is too long for its field is kept as well, until its person has shortened it.
    .max(draftLimits.characters, mostCharacters(draftLimits.characters))
    .test('storable', 'Must be text', isStorable)
const values = () =>
  array(value())
    .strict()
    .typeError('Must be a list')
    .required('Required')
    .max(draftLimits.values, `Must be at most ${draftLimits.values} values`)

const name = () =>
  string().strict().typeError('Must be text').required('Required').test('known', 'Is not an entry of a call', isName)
const names = () =>
  array(name())
    .strict()
    .typeError('Must be a list')
    .nonNullable('Required')
    .max(draftLimits.entries, `Must be at most ${draftLimits.entries} entries`)
const isOnce = (all: readonly (string | undefined)[]): boolean => new Set(all).size === all.length

export const saveCallDraftInput = object({
  callId: subject('Call', 'The call.'),
  // Texts are cleaned when the form is sent; until then the page must find its own entries unchanged.
  entries: array(object({ name: name(), from: values(), to: values() }))
    .meta({ ...asTyped, description: 'The entries that you changed since the last request.', needed: true })
    .strict()
    .typeError('Must be a list')
    .defined('Required')
    .nonNullable('Required')
    .test('once', 'Names an entry twice', (entries) => isOnce(entries?.map(({ name }) => name) ?? []))
    .test('size', (entries, { createError }) => {
      const message = sizeProblem(entries ?? [])
      return message === null || createError({ message })
    }),
  takenBack: names()
    .defined('Required')
    .test(
      'once',
      'Names an entry twice',
      (takenBack, { parent }) =>
        isOnce(takenBack ?? []) &&
        !(parent as Partial<DraftChange>).entries?.some(({ name }) => takenBack?.includes(name)),
    )
    .meta({ description: 'The names of entries that you restored.', needed: true }),
  expectedRevision: expectedVersion().meta({
    description:
      'The revision that you looked at; 0 when there was no draft. If it has changed since, the request is refused with STALE, which carries the call with your draft as it is now.',
  }),
})

export const discardCallDraftInput = object({
  callId: subject('Call', 'The call.'),
  names: names().optional().meta({ description: 'Only these entries. Left out, all of them.' }),
})

export const sizeProblem = (
  entries: readonly { from?: readonly string[]; to?: readonly string[] }[],
): string | null => {
  if (entries.length > draftLimits.entries) return `Must be at most ${draftLimits.entries} entries`
  const characters = entries
    .flatMap(({ from = [], to = [] }) => [...from, ...to])
    .reduce((sum, { length }) => sum + length, 0)
  return characters > draftLimits.characters ? mostCharacters(draftLimits.characters) : null
}

/** Anybody who may send entries may also keep them as a draft (rules 3.22). */
export const canDraft = (call: CallFacts & { completedById: string | null }, actor: Actor, now: Date): Refusal | null =>
  call.completedAt ? canSave(call, actor, now) : canCorrect(call)

/** The draft after a page's change. Entries that the page does not name stay, because another page may have kept them (rules 3.22). */
export const draftAfter = <Known extends ReadonlyEntry>(
  draft: readonly Known[],
  { entries, takenBack }: DraftChange,
): (Known | DraftEntry)[] => {
  const changed = new Map(entries.map((entry) => [entry.name, entry]))
  const before = draft.filter(({ name }) => !takenBack.includes(name))
  return [
    ...before.map((entry) => changed.get(entry.name) ?? entry),
    ...entries.filter(({ name }) => !before.some((entry) => entry.name === name)),
  ]
}

/** The change by which a page that has read this draft makes it hold these entries. */
export const changeOfDraft = (known: readonly ReadonlyEntry[], entries: readonly ReadonlyEntry[]): DraftChange => ({
  entries: entries
    .filter((entry) => !known.some((other) => isSameDraftEntry(other, entry)))
    .map(({ name, from, to }) => ({ name, from: [...from], to: [...to] })),
  takenBack: known.map(({ name }) => name).filter((name) => !entries.some((entry) => entry.name === name)),
})

const textOfEntry = ({ name, from, to }: ReadonlyEntry): string => JSON.stringify([name, from, to])

/** Whether two entries are equal, character by character. */
const isSameDraftEntry = (one: ReadonlyEntry, other: ReadonlyEntry): boolean => textOfEntry(one) === textOfEntry(other)

/**
 * Entries that a page changed and the server has not confirmed, as the browser keeps them (rules 3.22a). `known` is what
 * the server may have held of them at that time: what the page had read, and what it had sent without an answer.
 */
export type KeptChange = DraftChange & { known: readonly ReadonlyEntry[]; revision: number; keptAt: string }

/** What a browser keeps for a page that has read this draft and now holds these entries. */
export const keptChange = (
  draft: { readonly revision: number; readonly entries: readonly ReadonlyEntry[] },
  change: DraftChange,
  sent: readonly DraftEntry[],
  now: Date,
): KeptChange => {
  const names = [...change.entries.map(({ name }) => name), ...change.takenBack]
  const known = [...draft.entries, ...sent].filter(({ name }) => names.includes(name))
  return { ...change, known, revision: draft.revision, keptAt: now.toISOString() }
}

/**
 * What the server's draft still lacks of `kept`, which holds the change of each closed page, oldest first. When an
 * entry was also saved elsewhere, the later value wins, so a returning browser never overwrites a newer one (rules
 * 3.22a).
 */
export const unsentOf = (
  { savedAt, entries: held }: { readonly savedAt: string | null; readonly entries: readonly ReadonlyEntry[] },
  kept: readonly KeptChange[],
): DraftChange => {
  const whole = kept.reduce<readonly ReadonlyEntry[]>((draft, { entries, takenBack, known, keptAt }) => {
    const isOlder = savedAt !== null && Date.parse(savedAt) > Date.parse(keptAt)
    const stands = (name: string): boolean => {
      const now = held.find((entry) => entry.name === name)
      // An entry that the draft no longer holds was sent or discarded; then the merge with the call decides (rules 3.21).
      return !isOlder || !now || known.some((entry) => isSameDraftEntry(entry, now))
    }
    return draftAfter(draft, {
      entries: entries.filter(({ name }) => stands(name)),
      takenBack: takenBack.filter(stands),
    })
  }, held)
  return changeOfDraft(held, whole)
}

/** What remains of a draft after these entries were sent; `fields` stands for the fields of all procedures. */
export const leftOfDraft = (entries: readonly DraftEntry[], sent: readonly string[]): DraftEntry[] =>
  entries.filter(
    ({ name }) =>
      !sent.includes(name) && !(ofProcedures.some((prefix) => name.startsWith(prefix)) && sent.includes('fields')),
  )
