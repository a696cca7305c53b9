import { isSameEntry, mergeEntries, type Entries, type Entry, type Merge } from 'domain/calls/entries/merge'
import { fieldPath, tickPath } from 'domain/configuration/procedures/fieldValues'
import type { ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { callFields, type CallEntryValues, type CallField, type EntryContext } from '../entries/callFormValues'
import { idsIn, isUnderWay, textOfIds } from '../images/imageIds'

// The call's form as entries that can be compared, merged and kept. Each entry is a list of strings.

/** The call's line, as far as the form needs it. */
export type EntryLine = {
  readonly id: string
  readonly infection: boolean
  readonly infectionNotes: string | null | undefined
} | null

type Catalogue = readonly ProcedureFacts[]
type FieldPath = `fields.${string}`

const pathOf = (fieldId: string) => fieldPath(fieldId) as FieldPath
const textEntry = (text: string | null | undefined): Entry => (text ? [text] : [])
const isFilled = (entry: Entry): boolean => entry.some((value) => value.trim() !== '')
const isCallField = (name: string): name is CallField => callFields.includes(name as CallField)

const hasValues = (values: CallEntryValues, { fields }: ProcedureFacts): boolean =>
  fields.some((field) => isFilled(values[pathOf(field.id)] ?? []))

/** All entries. Entries of a procedure that is not selected do not count. */
export const entriesOf = (values: CallEntryValues, catalogue: Catalogue, line: EntryLine): Entries => ({
  ...Object.fromEntries(callFields.map((field) => [field, textEntry(values[field])])),
  images: idsIn(values.images),
  ...Object.fromEntries(
    catalogue.flatMap(({ id, fields }) =>
      values.fields.includes(id)
        ? fields.map((field) => [
            fieldPath(field.id),
            (values[pathOf(field.id)] ?? []).filter((value) => value.trim() !== ''),
          ])
        : [],
    ),
  ),
  // A selected procedure without values records nothing, but the person selected it.
  ...Object.fromEntries(
    catalogue
      .filter((procedure) => values.fields.includes(procedure.id) && !hasValues(values, procedure))
      .map(({ id }) => [tickPath(id), ['true']]),
  ),
  followUpDays: values.followUp ? [values.followUpDays] : [],
  infection: (values.infection ?? line?.infection) ? ['true'] : [],
  infectionNotes: textEntry(values.infectionNotes ?? line?.infectionNotes),
})

/** The form with these entries written into it. Other entries stay. */
export const withEntries = (
  values: CallEntryValues,
  entries: Entries,
  catalogue: Catalogue,
  line: EntryLine,
): CallEntryValues => {
  const next = { ...values }
  for (const [name, entry] of Object.entries(entries)) {
    const [first] = entry
    if (name === 'purposeId' || name === 'roomId') next[name] = first ?? null
    // Uploads that are still running stay.
    else if (name === 'images') next.images = textOfIds(entry, isUnderWay(values.images))
    else if (isCallField(name)) next[name] = first ?? ''
    else if (name === 'followUpDays') Object.assign(next, { followUp: entry.length > 0, followUpDays: first ?? '' })
    else if (name === 'infection')
      next.infection = (first === 'true') === (line?.infection ?? false) ? null : first === 'true'
    else if (name === 'infectionNotes')
      next.infectionNotes = isSameEntry(entry, textEntry(line?.infectionNotes)) ? null : (first ?? '')
  }
  for (const { id, fields } of catalogue) {
    const named = fields.filter((field) => entries[fieldPath(field.id)] !== undefined)
    if (named.length === 0) continue
    // A procedure that is selected again has only the given entries, none from before.
    if (!values.fields.includes(id)) for (const field of fields) next[pathOf(field.id)] = []
    for (const field of named) next[pathOf(field.id)] = entries[fieldPath(field.id)]!
    const others = next.fields.filter((each) => each !== id)
    next.fields = fields.some((field) => isFilled(next[pathOf(field.id)] ?? [])) ? [...others, id] : others
  }
  for (const procedure of catalogue) {
    const tick = entries[tickPath(procedure.id)]
    if (tick === undefined || hasValues(next, procedure)) continue
    const others = next.fields.filter((each) => each !== procedure.id)
    next.fields = tick.length > 0 ? [...others, procedure.id] : others
  }
  return next
}

/**
 * Merges the person's changes with those of others. An infection belongs to one line, so on another line it is a
 * conflict.
 */
export const mergeEdits = (base: Entries, mine: Entries, theirs: Entries, isSameLine: boolean): Merge => {
  const { taken, conflicts } = mergeEntries(base, mine, theirs, ['images'])
  const lineConflicts = ['infection', 'infectionNotes'].filter(
    (field) =>
      !isSameLine && !isSameEntry(base[field], mine[field]) && !conflicts.some((conflict) => conflict.field === field),
  )
  return {
    taken,
    conflicts: [
      ...conflicts,
      ...lineConflicts.map((field) => ({ field, base: base[field]!, mine: mine[field]!, theirs: theirs[field]! })),
    ],
  }
}

/** An entry as text for the screen; null if it is empty. */
export const showEntry = (name: string, entry: Entry, { catalogue, choices }: EntryContext): string | null => {
  const [first] = entry
  if (name === 'infection') return first === 'true' ? 'Yes' : 'No'
  if (first === undefined || !isFilled(entry))
    return name === 'followUpDays' && first !== undefined ? 'No number of days yet' : null
  if (name === 'images') return entry.length === 1 ? '1 image' : `${entry.length} images`
  if (name === 'purposeId')
    return choices.purposes.find(({ databaseId }) => databaseId === first)?.name ?? 'A need that is no longer available'
  if (name === 'roomId') {
    const place = choices.facilities
      .flatMap((facility) => facility.rooms.map((room) => ({ ...room, facility: facility.name })))
      .find(({ databaseId }) => databaseId === first)
    return place ? `${place.name} · ${place.facility}` : 'A room that is no longer available'
  }
  const isBox = catalogue.some(({ fields }) =>
    fields.some(({ id, type }) => type === 'checkbox' && fieldPath(id) === name),
  )
  return isBox ? 'Yes' : entry.join(', ')
}
