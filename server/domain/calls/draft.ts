import { array, object, string } from 'yup'
import type { Actor } from '../kernel/actor'
import { isStorable, isUuid, notesLimit, subjectId } from '../kernel/input'
import type { Refusal } from '../kernel/refusal'
import { callFieldsInput } from './input'
import { canCorrect, canSave, type CallFacts } from './rules'

/** An entry of the call's form that was not sent: what it began with, and what it holds. */
export type DraftEntry = { name: string; from: string[]; to: string[] }

/** How long a draft is kept that nobody goes on with; and how long one of a call that ended after it was kept. */
export const draftKeptMs = 14 * 24 * 3_600_000
export const endedDraftKeptMs = 24 * 3_600_000

/** Entries and characters of one draft; a form that is filled to its limits stays below. */
export const draftLimits = { entries: 320, values: 100, characters: 60_000 } as const

const plainNames = [...Object.keys(callFieldsInput.fields), 'followUpDays', 'infection', 'infectionNotes']

const isName = (name: string | undefined): boolean => name !== undefined && (plainNames.includes(name) || (name.startsWith('fields.') && isUuid(name.slice('fields.'.length))))

const value = () => string().strict().typeError('Must be text').defined().nonNullable('Must be text').max(notesLimit, `Must be at most ${notesLimit} characters`).test('storable', 'Must be text', isStorable)
const values = () => array(value()).strict().typeError('Must be a list').required('Required').max(draftLimits.values, `Must be at most ${draftLimits.values} values`)

export const saveCallDraftInput = object({
  callId: subjectId(),
  entries: array(
    object({
      name: string().strict().typeError('Must be text').required('Required').test('known', 'Is no entry of a call', isName),
      from: values(),
      to: values(),
    }),
  )
    .strict()
    .typeError('Must be a list')
    .defined('Required')
    .nonNullable('Required')
    .max(draftLimits.entries, `Must be at most ${draftLimits.entries} entries`)
    .test('once', 'Names an entry twice', (entries) => new Set(entries?.map(({ name }) => name)).size === (entries?.length ?? 0))
    .test('size', `Must be at most ${draftLimits.characters} characters`, (entries) => sizeOf(entries ?? []) <= draftLimits.characters),
})

export const discardCallDraftInput = object({ callId: subjectId() })

const sizeOf = (entries: readonly { from?: readonly string[]; to?: readonly string[] }[]): number =>
  entries.reduce((sum, { from = [], to = [] }) => sum + [...from, ...to].reduce((length, each) => length + each.length, 0), 0)

/** What somebody may send they may also keep for later (rules 3.22). */
export const canDraft = (call: CallFacts & { completedById: string | null }, actor: Actor, now: Date): Refusal | null => (call.completedAt ? canSave(call, actor, now) : canCorrect(call))

/** What is left of a draft once these entries were sent; `fields` are those of all procedures. */
export const leftOfDraft = (entries: readonly DraftEntry[], sent: readonly string[]): DraftEntry[] =>
  entries.filter(({ name }) => !sent.includes(name) && !(name.startsWith('fields.') && sent.includes('fields')))
