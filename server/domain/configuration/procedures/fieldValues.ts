import { holdSame } from '../../kernel/lists'
import { isStorable } from '../../kernel/input/input'
import { readFlag } from '../../kernel/input/lenient'
import { mostCharacters, notesLimit } from '../../kernel/input/limits'
import { sameName } from '../../kernel/input/names'
import type { FieldRefusal } from '../../kernel/refusal'
import { hasOptions, type FieldFacts, type FilledFields, type ProcedureFacts } from './catalogue'

export type SentField = { fieldId: string; values: readonly string[] }

/** The filled fields, and what is wrong with the others. */
export type ReadFields = { filled: FilledFields; wrong: FieldRefusal[] }

/** Where a refusal about a procedure's field points to. */
export const fieldPath = (fieldId: string): `fields.${string}` => `fields.${fieldId}`

/** The name under which a draft keeps that a procedure is selected. */
export const tickPath = (procedureId: string): `procedures.${string}` => `procedures.${procedureId}`

const decimal = /^([+-]?)(\d{0,12})(?:[.,](\d{0,6}))?$/

/** `1,234` may mean a thousand or a decimal, so it is refused. */
const isAmbiguous = (entry: string): boolean => /^[+-]?[1-9]\d{0,2},\d{3}$/.test(entry)

/** A number as it is recorded, with a point and digits on both sides of it; null when the text is not a number (rules 5.2). */
const plainDecimal = (entry: string): string | null => {
  const [, sign, whole, part] = decimal.exec(entry) ?? []
  if ((!whole && !part) || isAmbiguous(entry)) return null
  return `${sign!}${whole || '0'}${part ? `.${part}` : ''}`
}

/**
 * The filled fields, and everything that is wrong with what was sent (rules 5.2). Values that were recorded before are
 * accepted, even when their field or option was deleted (rules 5.3).
 */
export const readFieldValues = (
  catalogue: readonly ProcedureFacts[],
  sent: readonly SentField[],
  recorded: FilledFields = new Map(),
): ReadFields => {
  const fields = new Map(catalogue.flatMap((procedure) => procedure.fields).map((field) => [field.id, field]))
  const filled = new Map<string, readonly string[]>()
  const wrong: FieldRefusal[] = []
  const seen = new Set<string>()
  for (const { fieldId, values } of sent) {
    const refuse = (message: string): void => void wrong.push({ field: fieldPath(fieldId), message })
    if (seen.has(fieldId)) {
      refuse('Was sent twice')
      continue
    }
    seen.add(fieldId)
    const field = fields.get(fieldId)
    const before = recorded.get(fieldId)
    const entries = [...new Set(values.map((value) => asRecorded(field, value.trim(), before)).filter(Boolean))]
    if (before && holdSame(entries, before)) filled.set(fieldId, entries)
    else if (!field) refuse('Does not exist')
    else {
      const problem = problemOf(field, entries)
      if (problem) refuse(problem)
      else if (isFilled(field, entries)) filled.set(fieldId, inOrder(field, entries))
    }
  }
  return { filled, wrong }
}

/** Different spellings of a number, a checked box, or an option are recorded in one form; what was recorded before stays as it is. */
const asRecorded = (field: FieldFacts | undefined, entry: string, before: readonly string[] = []): string => {
  if (!field || before.includes(entry)) return entry
  if (field.type === 'number') return plainDecimal(entry) ?? entry
  if (field.type === 'checkbox') return String(readFlag(entry) ?? entry)
  return hasOptions(field.type) ? (field.options.find(({ value }) => sameName(value, entry))?.value ?? entry) : entry
}

/** Why the field does not accept the entries, or null. */
const problemOf = ({ type, options }: FieldFacts, entries: readonly string[]): string | null => {
  if (entries.length > 1 && type !== 'checkboxes') return 'Takes one value'
  const [entry] = entries
  if (entry === undefined) return null
  if (hasOptions(type))
    return entries.every((value) => options.some((option) => option.value === value))
      ? chosenTogether(options, entries)
      : 'Is not one of the options'
  if (type === 'checkbox') return entry === 'true' || entry === 'false' ? null : 'Must be true or false'
  if (type === 'number') return plainDecimal(entry) !== null ? null : 'Must be a number'
  if (!isStorable(entry)) return 'Must be text'
  return entry.length > notesLimit ? mostCharacters(notesLimit) : null
}

/** Why these options cannot be chosen together, or null. */
const chosenTogether = (options: FieldFacts['options'], entries: readonly string[]): string | null => {
  const alone = options.find(({ value, excludesOthers }) => excludesOthers && entries.includes(value))
  return alone && entries.length > 1 ? `${alone.value} cannot be chosen together with other options` : null
}

/** The choice after an option was chosen: one that excludes the others leaves alone, and any other removes it. */
export const withChosen = (
  options: readonly { readonly value: string; readonly excludesOthers: boolean }[],
  chosen: readonly string[],
  added: string,
): string[] => {
  const isAlone = (value: string) => options.some((option) => option.value === value && option.excludesOthers)
  return isAlone(added) ? [added] : [...chosen.filter((value) => value !== added && !isAlone(value)), added]
}

/** An unchecked box is not filled. */
const isFilled = ({ type }: FieldFacts, entries: readonly string[]): boolean =>
  entries.length > 0 && !(type === 'checkbox' && entries[0] === 'false')

/** Chosen options are recorded in the order of the configuration. */
const inOrder = ({ type, options }: FieldFacts, entries: readonly string[]): readonly string[] =>
  type === 'checkboxes' ? options.map(({ value }) => value).filter((value) => entries.includes(value)) : entries
